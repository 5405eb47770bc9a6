import { withoutStress } from '../typed/index.ts';

/** A text as words are compared: small letters, «ё» as «е», no stress, one form of each sign. Its length may differ. */
export function foldWord(text: string): string {
  return withoutStress(text.normalize('NFKC')).toLowerCase().replaceAll('ё', 'е');
}
