/**
 * For controls whose state the app knows. «Back» to a page that is loaded anew would bring former marks and choices by
 * their order on the page, whatever stands there now.
 */
export const UNRESTORED = { autoComplete: 'off' } as const;
