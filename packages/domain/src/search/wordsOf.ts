import { foldWord } from './foldWord.ts';

/** All words of a text, folded: runs of letters and digits; «160х200» and «160×200» are two. */
export function wordsOf(text: string): string[] {
  return (
    foldWord(text)
      .replace(/(?<=\d)[xх×*](?=\d)/g, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
