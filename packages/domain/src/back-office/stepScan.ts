/** Signs of a scan follow each other within so many milliseconds; nobody types so fast for long. */
export const SCAN_GAP_MS = 50;
/** Fewer signs are no code. */
export const SCAN_MIN = 4;

/** A key as it was pressed. */
export interface Stroke {
  /** The physical key, as `KeyboardEvent.code` names it: «KeyQ» whatever the layout writes there. */
  code: string;
  shift: boolean;
  /** Milliseconds. */
  at: number;
}

/** What may be a scan so far. */
export interface ScanState {
  signs: string;
  /** When the last sign came, ms. */
  at: number;
}

export const SCAN_INITIAL: ScanState = { signs: '', at: Number.NEGATIVE_INFINITY };

const marks: Readonly<Record<string, string>> = { Minus: '-', Slash: '/', Period: '.', NumpadSubtract: '-' };

/** What a scanner means by a key, whatever layout the computer has; null for a key that is no sign of a code. */
function signOf({ code, shift }: Stroke): string | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shift ? null : digit;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter;
  return marks[code] ?? null;
}

/**
 * Tells a scanner that types from a person who does: signs in a row without a pause, and Enter at once after them.
 *
 * @returns `scanned` once a code is whole
 */
export function stepScan(state: ScanState, stroke: Stroke): { state: ScanState; scanned: string | null } {
  const isOn = stroke.at - state.at <= SCAN_GAP_MS;
  if (stroke.code === 'Enter' || stroke.code === 'NumpadEnter') {
    const scanned = isOn && state.signs.length >= SCAN_MIN ? state.signs : null;
    return { state: SCAN_INITIAL, scanned };
  }
  // A scanner holds it down for capitals.
  if (stroke.code === 'ShiftLeft' || stroke.code === 'ShiftRight') return { state, scanned: null };
  const sign = signOf(stroke);
  if (sign === null) return { state: SCAN_INITIAL, scanned: null };
  return { state: { signs: isOn ? state.signs + sign : sign, at: stroke.at }, scanned: null };
}
