// Builds and resizes screens with kiwi, and times it. It answers lines on its standard input:
//
//     load PATH       reads a screen that solver-benchmarks wrote: ok
//     make SECONDS    a new solver, its variables, its constraints, one solution, all values read
//     add SECONDS     the same, with variables and constraints made before
//     resize SECONDS  two suggestions, one update, all values read
//     values          all values at each size, a size a line
//
// The three in the middle answer with the median time of a call, in microseconds. What is thrown away is
// thrown away outside of the time.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Row {
  double constant, above, below;
  std::vector<std::pair<int, double>> terms;
};

struct Screen {
  int variables = 0;
  int width = 0, height = 0;
  std::vector<std::pair<double, double>> sizes;
  std::vector<Row> rows;
  std::map<double, double> strengths;
};

// kiwi adds the errors of all strengths up. A level becomes 1000 ^ rank, so that one error outweighs a
// thousandfold error below.
void findStrengths(Screen &screen) {
  for (const Row &row : screen.rows) {
    screen.strengths[row.above] = 0;
    screen.strengths[row.below] = 0;
  }
  double strength = 1;
  for (auto &entry : screen.strengths) {
    if (entry.first == 0) continue;
    entry.second = entry.first == 1000 ? kiwi::strength::required : strength;
    strength *= 1000;
  }
}

Screen read(const std::string &path) {
  Screen screen;
  std::ifstream file(path);
  std::string line, word;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    words >> word;
    if (word == "variables") {
      words >> screen.variables;
    } else if (word == "edits") {
      words >> screen.width >> screen.height;
    } else if (word == "size") {
      std::pair<double, double> size;
      words >> size.first >> size.second;
      screen.sizes.push_back(size);
    } else if (word == "row") {
      Row row;
      words >> row.constant >> row.above >> row.below;
      while (words >> word) {
        const size_t colon = word.find(':');
        row.terms.emplace_back(std::stoi(word), std::stod(word.substr(colon + 1)));
      }
      screen.rows.push_back(row);
    }
  }
  findStrengths(screen);
  return screen;
}

std::vector<kiwi::Variable> makeVariables(const Screen &screen) {
  std::vector<kiwi::Variable> variables;
  variables.reserve(screen.variables);
  for (int index = 0; index < screen.variables; ++index) variables.emplace_back();
  return variables;
}

// Hands the constraints of a row over: two for a preferred number.
template <typename Body>
void visitConstraints(const Screen &screen, const std::vector<kiwi::Variable> &variables, Body body) {
  for (int index = 0; index < int(screen.rows.size()); ++index) {
    if (index == screen.width || index == screen.height) continue;
    const Row &row = screen.rows[index];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    const kiwi::Expression left(std::move(terms), -row.constant);
    if (row.above == row.below) {
      body(kiwi::Constraint(left, kiwi::OP_EQ, screen.strengths.at(row.above)));
      continue;
    }
    if (row.above != 0) body(kiwi::Constraint(left, kiwi::OP_LE, screen.strengths.at(row.above)));
    if (row.below != 0) body(kiwi::Constraint(left, kiwi::OP_GE, screen.strengths.at(row.below)));
  }
}

// A screen in a solver.
struct Loaded {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  kiwi::Variable width, height;
  std::vector<double> values;

  Loaded(const Screen &screen, std::vector<kiwi::Variable> made) : variables(std::move(made)) {
    width = variables[screen.rows[screen.width].terms[0].first];
    height = variables[screen.rows[screen.height].terms[0].first];
    values.resize(variables.size());
    solver.addEditVariable(width, 1e9);
    solver.addEditVariable(height, 1e9);
  }

  void resize(const std::pair<double, double> &size) {
    solver.suggestValue(width, size.first);
    solver.suggestValue(height, size.second);
    solver.updateVariables();
    for (size_t index = 0; index < variables.size(); ++index) values[index] = variables[index].value();
  }
};

std::unique_ptr<Loaded> make(const Screen &screen) {
  auto loaded = std::make_unique<Loaded>(screen, makeVariables(screen));
  visitConstraints(screen, loaded->variables, [&](const kiwi::Constraint &constraint) {
    loaded->solver.addConstraint(constraint);
  });
  loaded->resize(screen.sizes[0]);
  return loaded;
}

std::unique_ptr<Loaded> add(
    const Screen &screen, const std::vector<kiwi::Variable> &variables,
    const std::vector<kiwi::Constraint> &constraints) {
  auto loaded = std::make_unique<Loaded>(screen, variables);
  for (const kiwi::Constraint &constraint : constraints) loaded->solver.addConstraint(constraint);
  loaded->resize(screen.sizes[0]);
  return loaded;
}

using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

double median(std::vector<double> &times) {
  std::nth_element(times.begin(), times.begin() + times.size() / 2, times.end());
  return times[times.size() / 2];
}

// The median time of calls that build something, for so many seconds.
template <typename Body>
double timeBuilds(double seconds, Body body) {
  std::vector<double> times;
  const Clock::time_point first = Clock::now();
  do {
    const Clock::time_point start = Clock::now();
    auto built = body();
    times.push_back(microseconds(start));
  } while (microseconds(first) < seconds * 1e6);
  return median(times);
}

// The median time of a resize, of batches, since a clock takes as long as a resize.
double timeResizes(const Screen &screen, Loaded &loaded, double seconds) {
  const int batch = 20;
  std::vector<double> times;
  const Clock::time_point first = Clock::now();
  do {
    const Clock::time_point start = Clock::now();
    for (int turn = 1; turn <= batch; ++turn) loaded.resize(screen.sizes[turn % 2]);
    times.push_back(microseconds(start) / batch);
  } while (microseconds(first) < seconds * 1e6);
  return median(times);
}

}  // namespace

int main() {
  Screen screen;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::unique_ptr<Loaded> loaded;
  std::string command;
  while (std::cin >> command) {
    double seconds = 0;
    if (command == "load") {
      std::string path;
      std::cin >> path;
      screen = read(path);
      loaded.reset();
      variables = makeVariables(screen);
      constraints.clear();
      visitConstraints(screen, variables, [&](const kiwi::Constraint &constraint) {
        constraints.push_back(constraint);
      });
      std::printf("ok\n");
    } else if (command == "make") {
      std::cin >> seconds;
      std::printf("%.5f\n", timeBuilds(seconds, [&] { return make(screen); }));
    } else if (command == "add") {
      std::cin >> seconds;
      std::printf("%.5f\n", timeBuilds(seconds, [&] { return add(screen, variables, constraints); }));
    } else if (command == "resize") {
      std::cin >> seconds;
      if (!loaded) loaded = make(screen);
      std::printf("%.5f\n", timeResizes(screen, *loaded, seconds));
    } else if (command == "values") {
      if (!loaded) loaded = make(screen);
      for (const auto &size : screen.sizes) {
        loaded->resize(size);
        for (double value : loaded->values) std::printf("%.12g ", value);
        std::printf("\n");
      }
    }
    std::fflush(stdout);
  }
}
