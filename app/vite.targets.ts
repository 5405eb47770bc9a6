/** Browsers that both apps are built for. */
export const TARGETS = {
  target: 'baseline-widely-available',
  // Older browsers would get every two-theme colour written out twice.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
};
