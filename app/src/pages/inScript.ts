/** JSON that may stand inside a script element: no `<` that could end it. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
