/** Media queries in one place. Phone first: a rule without a query is the phone's. */
export const media = {
  phone: '(max-width: 767.98px)',
  tablet: '(min-width: 768px)',
  tabletOnly: '(min-width: 768px) and (max-width: 1099.98px)',
  desk: '(min-width: 1100px)',
  wide: '(min-width: 1560px)',
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
