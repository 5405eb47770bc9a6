const EDGE = /[\s,.;:(«/–—-]+$/;
const DANGLING = /\s(?:и|в|во|на|с|со|из|для|без|от|до|по|к|под|над|или|за|у|о|об)$/i;

/** Whole words that all begin with. */
const sharedWords = (names: readonly string[]) => {
  const [first = [], ...rest] = names.map((name) => name.split(' '));
  let length = 0;
  while (length < first.length && rest.every((words) => words[length] === first[length])) length += 1;
  return first.slice(0, length).join(' ');
};

/**
 * Name of a product by the names of its variants: what they all begin with, where that still says what it is
 * (two words or more, or one that all names have alone), else the first variant's name.
 */
export function commonName(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.every((name) => name === first)) return first;
  // «…велюр, шалфей» and «…велюр» share «…велюр» though the comma differs.
  const shared = sharedWords(names.map((name) => name.replaceAll(',', ' ,').replace(/\s+/g, ' ')));
  const name = shared.replaceAll(' ,', ',').replace(EDGE, '').replace(DANGLING, '').replace(EDGE, '');
  const balanced = name.split('«').length === name.split('»').length;
  return balanced && name.split(' ').length >= 2 ? name : first;
}
