/** The leaves of house plants. */
export const greens = ['#5f7a5c', '#6f8a68', '#7f9a76', '#526b51'] as const;
/** Leaves further from the viewer lie in the shade of the nearer ones. */
export const deepGreen = '#33473a';

export type Random = () => number;
