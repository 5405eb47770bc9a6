import { useReducer } from 'react';
import type { KeyboardEvent } from 'react';
import { useEscape } from '../element/index.ts';
import { comboboxKey } from './comboboxKey.ts';
import type { Intent } from './comboboxKey.ts';
import type { ComboboxOption, ComboboxOptions } from './ComboboxOption.ts';
import { activeOption, closed, comboboxState } from './comboboxState.ts';
import { comparable } from './matchParts.ts';
import { useOptions } from './useOptions.ts';

export interface ComboboxRules {
  /** Id of the field. */
  control: string;
  source: ComboboxOptions;
  chosen: readonly ComboboxOption[];
  /** What the field shows while nothing is typed. */
  rest: string;
  /** Several may be chosen: the list stays open. */
  many: boolean;
  free: boolean;
  /** Nothing can be changed. */
  off: boolean;
  /** That nothing could be fetched is shown, and Enter asks once more. */
  retries: boolean;
  onPick: (option: ComboboxOption) => void;
  /** Words that are on no list were left in the field, or nothing at all. */
  onText: (text: string) => void;
  onDropLast: (() => void) | undefined;
}

/** What a combobox does: its state, its options, and what keys and events make of them. */
export function useCombobox(rules: ComboboxRules) {
  const { control, source, chosen, rest, many, free, off, retries, onPick, onText, onDropLast } = rules;
  const [state, dispatch] = useReducer(comboboxState, closed);
  const { open, query } = state;
  const { options, status, retry } = useOptions(source, query ?? '', open);
  /* While others are on their way, the first of the old ones is nobody's choice. */
  const active = status === 'loading' && state.first ? undefined : activeOption(state, options);
  const isChosen = ({ value }: ComboboxOption) => chosen.some((other) => other.value === value);
  const at = options.find((option) => !option.disabled && isChosen(option))?.value ?? null;
  const text = query ?? rest;

  const show = () => {
    if (!off && !open) dispatch({ type: 'opened', at });
  };
  const settle = () => dispatch({ type: 'settled' });
  const hide = () => dispatch({ type: 'hidden' });
  const pick = (option: ComboboxOption) => {
    dispatch({ type: 'picked', stays: many });
    onPick(option);
  };
  /** Whoever writes a name out means it, though they did not go down the list. */
  const take = (leaves: boolean) => {
    if (query === null) return;
    const words = query.trim();
    const same = options.find(({ label }) => comparable(label) === comparable(words));
    const meant = status === 'loading' || same?.disabled ? undefined : same;
    /* Nothing fits: the words stay to be mended. */
    if (!leaves && !meant && !free && words !== '') return;
    dispatch({ type: 'picked', stays: many && !leaves });
    if (!meant) onText(words);
    else if (!isChosen(meant)) onPick(meant);
  };
  const leave = () => {
    take(true);
    settle();
  };
  useEscape(({ id }) => id === control, open, free ? hide : settle);

  const openAt = (place: 'chosen' | 'last' | 'none') => {
    if (place === 'none') dispatch({ type: 'opened', at: null });
    else if (place === 'chosen' && at !== null) show();
    else dispatch({ type: 'moved', move: place === 'last' ? 'end' : 'start', options });
  };
  const acts: Record<Exclude<Intent['do'], 'open' | 'move' | 'nothing'>, () => void> = {
    pick: () => active && pick(active),
    pickAndGo: () => active && !(many && isChosen(active)) && pick(active),
    take: () => (retries && status === 'failed' && open ? retry() : take(false)),
    hide,
    leave: () => dispatch({ type: 'left' }),
    dropLast: () => onDropLast?.(),
  };
  const obey = (intent: Intent) => {
    if (intent.do === 'open') openAt(intent.at);
    else if (intent.do === 'move') dispatch({ type: 'moved', move: intent.move, options });
    else if (intent.do !== 'nothing') acts[intent.do]();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (off || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const intent = comboboxKey(event, {
      open,
      active: active !== undefined,
      empty: text === '',
      typed: query !== null,
    });
    if (!intent) return;
    /* The browser still has to move the caret, or the focus. */
    if (!['pickAndGo', 'leave', 'dropLast'].includes(intent.do)) event.preventDefault();
    obey(intent);
  };
  const type = (typed: string) => dispatch({ type: 'typed', text: typed, first: !free });
  return {
    open,
    query: query ?? '',
    text,
    options,
    status,
    active,
    show,
    hide,
    settle,
    leave,
    pick,
    press,
    type,
    retry,
  };
}
