/** `none` takes the role of a list away in Safari; the reset of the theme takes the marks off all lists without that. */
const NONE = /list-?style(?:-?type)?\s*:\s*['"`]?none/gi;

/** `line: rule` of every style that would make a list none for readers. */
export function findUnmarkedLists(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(NONE)].map(([rule]) => `${index + 1}: ${rule}`));
}
