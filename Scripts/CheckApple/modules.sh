# What there is to compile against on one of Apple's platforms: the standard library and the frameworks.
# Sourced by Scripts/check-apple.

compiler="$(swiftc --version 2>/dev/null | sed -n 1p)"
toolchain="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"
host="$(swiftc -print-target-info | sed -n 's/.*"moduleTriple": "\(.*\)".*/\1/p')"
frameworks=(
  ObjectiveC Darwin CoreFoundation CoreGraphics Dispatch Foundation os OSLog DeveloperToolsSupport)
standard=(Swift _Concurrency SwiftOnoneSupport _RegexParser _StringProcessing)

# choose PLATFORM: its names, and the flags with which it is compiled for.
choose() {
  platform="$1"
  case "$platform" in
    iOS) os=ios folder=iphoneos framework=UIKit ;;
    macOS) os=macosx folder=macosx framework=AppKit ;;
    tvOS) os=tvos folder=appletvos framework=UIKit ;;
    visionOS) os=xros folder=xros framework=UIKit ;;
    *)
      printf 'check-apple: what is %s? It knows iOS, macOS, tvOS and visionOS\n' "$platform" >&2
      exit 2
      ;;
  esac
  local version
  version="$(sed -n "s/.*\.$platform(\.v\([0-9_]*\)).*/\1/p" "$root/Package.swift" | tr _ .)"
  target="arm64-apple-$os$version.0"
  modules="$work/$platform"
  flags=(
    -target "$target" -sdk "$interfaces" -resource-dir "$work/resources" -enable-objc-interop
    -disable-objc-attr-requires-foundation-module -module-cache-path "$modules/clang"
    -in-process-plugin-server-path "$toolchain/host/libSwiftInProcPluginServer.so"
    -plugin-path "$toolchain/host/plugins" -plugin-path "$work/resources/plugins" -I "$interfaces/Headers" -I "$modules")
}

# unchanged NAME KEY: whether what has this name was made with this key; notes the key if not.
unchanged() {
  if [ "$(cat "$modules/$1.key" 2>/dev/null)" = "$2" ]; then return; fi
  rm -f "$modules/$1.key"
  return 1
}

# from_interface MODULE FILE OUTPUT [FLAG...]: compiles the interface of a module.
from_interface() {
  local name="$1" file="$2" output="$3"
  shift 3
  swiftc -frontend -compile-module-from-interface "${flags[@]}" "$@" -module-name "$name" "$file" -o "$output"
}

# standard_library: the toolchain's own interface of it, compiled for this platform. Bodies are skipped, so
# what is back-deployed has none; two bodies for x86 would not compile elsewhere.
standard_library() {
  local name file key parse
  key="$compiler $target $(cat "${BASH_SOURCE[0]}" "$interfaces"/StandardLibrary/* | cksum)"
  if unchanged standard "$key"; then return; fi
  mkdir -p "$modules" "$work/resources/$folder"
  for name in "${standard[@]}"; do
    file="$modules/$name.swiftinterface"
    mkdir -p "$work/resources/$folder/$name.swiftmodule"
    sed -e "s/^\(\/\/ swift-module-flags:.*\)-target [^ ]*/\1-target $target/" \
      -e '/^\/\/ swift-module-flags:/s/ -disable-objc-interop//g' \
      -e '/^\/\/ swift-module-flags:/s/ -O / -experimental-skip-all-function-bodies -disable-availability-checking /' \
      -e 's/@backDeployed([^)]*)//' -e 's/self = _stdlib_[a-zA-Z]*l(self[^)]*)//' \
      "$toolchain/linux/$name.swiftmodule/$host.swiftinterface" >"$file"
    if [ -f "$interfaces/StandardLibrary/$name.swiftinterface" ]; then
      cat "$interfaces/StandardLibrary/$name.swiftinterface" >>"$file"
    fi
    parse=()
    if [ "$name" = Swift ]; then parse=(-parse-stdlib); fi
    from_interface "$name" "$file" \
      "$work/resources/$folder/$name.swiftmodule/arm64-apple-${os%x}.swiftmodule" "${parse[@]}"
  done
  echo "$key" >"$modules/standard.key"
}

# overlays: what each framework of this platform adds to its headers.
overlays() {
  local name key
  key="$(cat "$modules/standard.key") $(find "$interfaces/Headers" "$interfaces/Overlays" \
    "$interfaces/SDKSettings.json" "$root/Scripts/CheckApple/modules.sh" -type f -print0 | sort -z | xargs -0 cksum | cksum)"
  if unchanged overlays "$key"; then return; fi
  # A header that is new in an umbrella is not noticed there.
  rm -rf "$modules/clang"
  for name in "${frameworks[@]}" "$framework" SwiftUI XCTest; do
    {
      printf '// swift-interface-format-version: 1.0\n// swift-compiler-version: %s\n' "$compiler"
      printf '// swift-module-flags: -target %s -enable-objc-interop -enable-library-evolution' "$target"
      printf ' -disable-objc-attr-requires-foundation-module -swift-version 6 -module-name %s\n' "$name"
      printf 'import Swift\nimport _Concurrency\n'
      cat "$interfaces/Overlays/$name"/*.swiftinterface
    } >"$modules/$name.swiftinterface"
    from_interface "$name" "$modules/$name.swiftinterface" "$modules/$name.swiftmodule"
  done
  echo "$key" >"$modules/overlays.key"
}

# resources: what the compiler brings for all platforms, beside what is made for each, and the macros of Apple's.
resources() {
  local key plugins="$work/resources/plugins" macros="$interfaces/Macros/PreviewsMacros.swift"
  mkdir -p "$plugins"
  key="$compiler $(cksum <"$macros")"
  if [ "$(cat "$plugins/key" 2>/dev/null)" != "$key" ]; then
    swiftc -parse-as-library -emit-library -module-name PreviewsMacros -I "$toolchain/host" -L "$toolchain/host" "$macros" \
      -o "$plugins/libPreviewsMacros.so"
    echo "$key" >"$plugins/key"
  fi
  ln -sfn "$toolchain/shims" "$work/resources/shims"
  ln -sfn "$toolchain/clang" "$work/resources/clang"
}
