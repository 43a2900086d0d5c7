#include <gtk/gtk.h>

// What has a variable number of arguments cannot be called from Swift.
static inline void g_signal_emit_by_name_clicked(GtkWidget *widget) {
  g_signal_emit_by_name(widget, "clicked");
}
