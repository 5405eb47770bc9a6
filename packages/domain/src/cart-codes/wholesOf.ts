import { partsOf, RUN_SIZES, runForms } from './codeRuns.ts';
import type { CodePart } from './codeRuns.ts';
import { CODES_MAX, LINE } from './parseCodes.ts';

/** Texts that are asked about beside the codes of a list. */
export const WHOLES_MAX = 5 * CODES_MAX;
/** Signs of all of them together: with the codes they are to fit into the body of a call. */
const SIGNS_MAX = 24_000;

/** Runs of words, the shorter ones of all lines first; then lines that have more words than a run. */
function* runsOf(parts: readonly CodePart[]): Generator<string> {
  for (const size of RUN_SIZES) {
    for (const part of parts) {
      for (let at = 0; at + size <= part.words.length; at += 1) yield* runForms(part, at, size);
    }
  }
  for (const part of parts) {
    if (part.words.length > RUN_SIZES.length) yield* runForms(part, 0, part.words.length);
  }
}

/**
 * The texts out of a list of codes that some good may bear though `parseCodes` reads them as several codes, as a code with a
 * quantity or without a label: «QB 12», «7740x60», «QZ-12,5», «№ 5531». Of a list that has too many of them the
 * shorter ones, for hardly an article has more than one space.
 */
export function wholesOf(text: string): string[] {
  const wholes = new Set<string>();
  let signs = 0;
  for (const form of runsOf(text.split(LINE).flatMap(partsOf))) {
    if (wholes.has(form)) continue;
    signs += form.length;
    if (signs > SIGNS_MAX || wholes.size === WHOLES_MAX) break;
    wholes.add(form);
  }
  return [...wholes];
}
