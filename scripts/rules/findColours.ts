/** Colours belong to the theme alone: whatever else is drawn takes them from there by their meaning. */
const COLOUR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;

/** Files that style: the theme's own, and goods drawn for stories and tests, are not among them. */
export function isStyled(file: string): boolean {
  if (!/(?:\.css\.ts|\.css|\.tsx)$/.test(file)) return false;
  return !/\/theme\/|\/(?:testing|stories|fixtures|story-kit)\/|\.(?:test|stories|fixtures|mock)\.tsx?$/.test(
    file,
  );
}

/** `line: colour` of every raw colour in the text of a file; comments, addresses and `var()` aside. */
export function findColours(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(/^\s*(?:\/\/|\/?\*).*/, '').replace(/(?:href|to|id|url)=?["'({`]+#[\w-]*/g, '');
    return [...code.matchAll(COLOUR)].map(([colour]) => `${index + 1}: ${colour}`);
  });
}
