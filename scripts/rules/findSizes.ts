/** Lengths in units that the theme alone may use; shares, letters and parts of the window are free. */
const LENGTH = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|pt|pc|cm|mm|in|q)\b/gi;

/** Properties of which vanilla-extract and React read a bare number as px. */
const SIZED =
  '(?:(?:min|max)?(?:[Ww]idth|[Hh]eight)|(?:inline|block)Size|(?:scroll)?(?:margin|Margin|padding|Padding)\\w*|' +
  'gap|(?:row|column)Gap|inset\\w*|top|right|bottom|left|flexBasis|fontSize|letterSpacing|textIndent|' +
  '(?:border|outline)\\w*(?:Width|Radius|Offset)|(?:border|outline)Radius|textUnderlineOffset|' +
  'textDecorationThickness)';
const BARE = new RegExp(`\\b${SIZED}: (-?(?:\\d+\\.?\\d*|\\.\\d+))(?=[,\\s}])`, 'g');

/** What of a component's file lays out: an inline style, or a property of that name. Media conditions do not. */
const LAID = new RegExp(`\\bstyle=\\{\\{|\\b${SIZED}(?:=|: )["'\`{]`);

const isZero = (length: string) => Number.parseFloat(length) === 0;

/** Files whose sizes come from the theme: styles, and components but for what stories and tests draw. */
export function isSized(file: string): boolean {
  if (!/^packages\/(?:ui|features)\/src\/.+(?:\.css\.ts|\.css|\.tsx)$/.test(file)) return false;
  return !/\/theme\/|\/(?:testing|stories|fixtures|story-kit)\/|\.(?:test|stories|fixtures|mock)\.tsx?$/.test(
    file,
  );
}

/** `line: size` of every raw size in the text of a file; comments, zeros and images' `sizes` aside. */
export function findSizes(file: string, text: string): string[] {
  const isStyle = !file.endsWith('.tsx');
  let isComment = false;
  return text.split('\n').flatMap((line, index) => {
    const code =
      isComment || /^\s*(?:\/\/|\/\*)/.test(line) ? '' : line.replace(/\/\*.*?\*\/|\s\/\/ .*/g, '');
    if (/\/\*/.test(line)) isComment = true;
    if (/\*\//.test(line)) isComment = false;
    if (!isStyle && !LAID.test(code)) return [];
    const raw = [...code.matchAll(LENGTH)].map(([length]) => length);
    const bare = [...code.matchAll(BARE)].map(([pair]) => pair);
    return [
      ...raw.filter((length) => !isZero(length)),
      ...bare.filter((pair) => !isZero(pair.split(': ')[1] ?? '')),
    ].map((size) => `${index + 1}: ${size}`);
  });
}
