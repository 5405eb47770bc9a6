/** The system wishes the dark theme. */
export const DARK = '(prefers-color-scheme: dark)';
