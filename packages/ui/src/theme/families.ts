/** Fonts in the order of preference: Golos Text, and its stand-in with the same widths while it comes. */
export const families = {
  text: ['Golos Text', 'Golos Fallback', 'system-ui', 'Segoe UI', 'Roboto', 'Arial', 'sans-serif'],
} as const;
