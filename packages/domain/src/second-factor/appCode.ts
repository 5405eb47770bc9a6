/** Digits of a code of an app. */
export const APP_CODE_LENGTH = 6;
/** How long an app shows one code, ms (RFC 6238). */
export const STEP_MS = 30 * 1000;
/** So many steps a clock may be off, either way. */
const WINDOW = 1;

/** The step of a moment (ms since 1970): all clocks count them alike. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** What is known of an app when a code of it is looked at. */
export interface AppCodes {
  /** The code of a step. */
  codeAt(step: number): string;
  /** The step of the last code that was taken; null while none was. */
  lastStep: number | null;
}

/**
 * The step whose code was typed, now or one step off; null where it is none of these. A code counts once: none is taken of the
 * step that counted last, or of one before it.
 *
 * @param now ms since 1970
 */
export function acceptedStep({ codeAt, lastStep }: AppCodes, typed: string, now: number): number | null {
  const present = stepAt(now);
  for (let step = present - WINDOW; step <= present + WINDOW; step += 1)
    if (step > (lastStep ?? -1) && codeAt(step) === typed) return step;
  return null;
}
