/** A file of the repository as it stands. */
export interface Text {
  file: string;
  text: string;
}

const FOLDER = 'docs/behaviour/';
const POINT = /^- \*\*([a-z]+-\d+)\*\*/gm;
const CITATION = /\b[Bb]ehaviour ([a-z]+-\d+)/g;
const NAMED = /(?:Rule|Test): `([^`]+)`/g;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * What is wrong with `docs/behaviour` and with who cites it: points told twice or without rule and test, files that are not
 * there, citations of no point.
 * @param isThere whether the repository has a file
 */
export function findCitations(texts: readonly Text[], isThere: (file: string) => boolean): string[] {
  const pages = texts.filter(({ file }) => file.startsWith(FOLDER));
  const points = pages.flatMap(({ text }) => all(text, POINT));
  const known = new Set(points);
  return [
    ...points
      .filter((point, at) => points.indexOf(point) !== at)
      .map((point) => `${FOLDER} tells ${point} twice`),
    ...pages.flatMap(({ file, text }) => {
      const named = all(text, NAMED);
      const missing = named
        .filter((path) => !isThere(path))
        .map((path) => `${file} names ${path}, which is not there`);
      const isWhole = named.length === 2 * all(text, POINT).length;
      return isWhole ? missing : [...missing, `${file} has a point without its rule or its test`];
    }),
    ...texts.flatMap(({ file, text }) =>
      all(text, CITATION)
        .filter((point) => !known.has(point))
        .map((point) => `${file} cites behaviour ${point}, which is not in ${FOLDER}`),
    ),
  ];
}
