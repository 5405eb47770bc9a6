import type { ComboboxOption } from './ComboboxOption.ts';

/** How far the page keys go. */
const PAGE = 10;

export interface ComboboxState {
  open: boolean;
  /** What was typed and not taken yet; null while the field shows what is chosen. */
  query: string | null;
  /** Value of the option that the keys have come to. */
  active: string | null;
  /** The first option found counts as the active one, until a key says otherwise. */
  first: boolean;
}

export const closed: ComboboxState = { open: false, query: null, active: null, first: false };

export const moves = ['next', 'previous', 'pageDown', 'pageUp', 'start', 'end'] as const;
export type Move = (typeof moves)[number];

export type ComboboxEvent =
  | { type: 'typed'; text: string; first: boolean }
  /** Opens at an option, or at none. */
  | { type: 'opened'; at: string | null }
  | { type: 'moved'; move: Move; options: readonly ComboboxOption[] }
  /** The caret moves in the text, so no option is active. */
  | { type: 'left' }
  | { type: 'picked'; stays: boolean }
  /** The list goes, the text stays. */
  | { type: 'hidden' }
  /** The list goes, and what was typed with it. */
  | { type: 'settled' };

const enabled = (options: readonly ComboboxOption[]) => options.filter(({ disabled }) => !disabled);

/** The active option among those that are shown; one that is shown no more is not active. */
export function activeOption(
  { open, active, first }: ComboboxState,
  options: readonly ComboboxOption[],
): ComboboxOption | undefined {
  if (!open) return undefined;
  const can = enabled(options);
  return first ? can[0] : can.find(({ value }) => value === active);
}

/** Where a key leads: round from the end to the start by one, no further than the ends by a page. */
function target(at: number, count: number, move: Move): number {
  const steps: Record<Move, number> = {
    next: (at + 1) % count,
    previous: (Math.max(at, 0) - 1 + count) % count,
    pageDown: Math.min(count - 1, Math.max(at, 0) + PAGE),
    pageUp: Math.max(0, at - PAGE),
    start: 0,
    end: count - 1,
  };
  return steps[move];
}

/** What an event makes of the state. What is chosen is kept elsewhere: here is only what is open, typed and active. */
export function comboboxState(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed':
      return { open: true, query: event.text, active: null, first: event.first && event.text.trim() !== '' };
    case 'opened':
      return { ...state, open: true, active: event.at, first: false };
    case 'moved': {
      const can = enabled(event.options);
      const now = activeOption(state, event.options);
      const at = now ? can.indexOf(now) : -1;
      const next = can.length > 0 ? can[target(at, can.length, event.move)] : undefined;
      /* Opened by a key before there are options: the first that comes is the active one. */
      return { ...state, open: true, active: next?.value ?? null, first: event.options.length === 0 };
    }
    case 'left':
      return { ...state, active: null, first: false };
    case 'picked':
      if (!event.stays) return closed;
      return { ...state, query: null, active: state.query === null ? state.active : null, first: false };
    case 'hidden':
      return { ...closed, query: state.query };
    case 'settled':
      return closed;
  }
}
