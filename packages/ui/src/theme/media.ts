/** Widths at which the layout changes. */
export const breakpoints = { tablet: '768px', desk: '1100px', wide: '1560px' } as const;

const belowDesk = '(max-width: 1099.98px)';

/** Media queries in one place. Phone first: a rule without a query is the phone's. */
export const media = {
  phone: '(max-width: 767.98px)',
  tablet: `(min-width: ${breakpoints.tablet})`,
  tabletOnly: `(min-width: ${breakpoints.tablet}) and ${belowDesk}`,
  belowDesk,
  desk: `(min-width: ${breakpoints.desk})`,
  wide: `(min-width: ${breakpoints.wide})`,
  hover: '(hover: hover)',
  /** A finger, which needs more room than a pointer. */
  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;

/** Container queries: what a box does by its own width, wherever it stands. */
export const container = {
  /** Four short words fit beside one another. */
  row: '(min-width: 480px)',
} as const;
