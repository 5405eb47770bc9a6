import { foldWord } from '@siren/domain/search';

/** An article or barcode as it is compared: «AB-100 123» and «ab100123» are the same. */
export function codeOf(text: string): string {
  return foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
