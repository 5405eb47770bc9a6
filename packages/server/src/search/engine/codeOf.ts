import { foldWord } from '@siren/domain/search';

/**
 * A code as it is written (`writtenCode`) as it is compared: «AB-100 123» and «ab100123» are the same. One that is signs
 * alone is these.
 */
export function codeOf(written: string): string {
  const folded = foldWord(written);
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded;
}
