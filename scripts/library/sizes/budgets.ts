/**
 * Most that a door of the library adds to an app that has its theme: JS + CSS without React and hls.js, gzip, bytes.
 * A player of more than 15 KB would not be worth having over the browser's own.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  button: 1_600,
  'video-player': 15_000,
};

/** Most that everything together may bring, the theme included. */
export const WHOLE = 150_000;
