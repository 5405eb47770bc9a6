/** Failures of code to come that are dealt with where they were met: the document is not loaded anew for them. */
export const settled = new Set<unknown>();
