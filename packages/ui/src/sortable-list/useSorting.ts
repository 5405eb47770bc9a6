import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useEscape, useValue } from '../element/index.ts';
import { placeUnder, stepsAside } from './boxes.ts';
import type { Box } from './boxes.ts';
import { moveItem, placeByKey, validPlace } from './moveItem.ts';
import { placeWords, spoken } from './words.ts';

interface Lift {
  from: number;
  to: number;
  /** Px that the pointer dragged it, or null while keys or buttons move it. */
  offset: number | null;
  boxes: readonly Box[];
}

interface Move {
  from: number;
  to: number;
  /** Keys of the list after the move: undo is offered until somebody else changes it. */
  after: string;
}

export interface SortingOptions<Item> {
  value: readonly Item[] | undefined;
  defaultValue: readonly Item[];
  onValueChange: ((value: Item[]) => void) | undefined;
  itemKey: (item: Item) => string;
  itemName: (item: Item) => string;
  list: RefObject<HTMLOListElement | null>;
}

/** What is lifted, where it hangs, what is said about it, and the way back. Rows move only when it is dropped. */
export function useSorting<Item>(options: SortingOptions<Item>) {
  const { itemKey, itemName, list } = options;
  const [items, setItems] = useValue<readonly Item[]>(options.value, options.defaultValue, (next) =>
    options.onValueChange?.([...next]),
  );
  const [lift, setLift] = useState<Lift | null>(null);
  const [last, setLast] = useState<Move | null>(null);
  const [said, say] = useState('');
  /* Pointer events come faster than renders. */
  const now = useRef<Lift | null>(null);
  const put = (next: Lift | null) => {
    now.current = next;
    setLift(next);
  };
  const keysOf = (list: readonly Item[]) => JSON.stringify(list.map(itemKey));
  const words = (from: number, to: number) => {
    const item = items[from];
    return item === undefined ? '' : placeWords(itemName(item), to, items.length);
  };
  const lifted = (from: number, offset: number | null) => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const boxes = rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
    put({ from, to: from, offset, boxes });
    say(spoken.lifted(words(from, from)));
  };
  const moveTo = (place: number) => {
    if (!now.current) return;
    const to = validPlace(place, items.length);
    put({ ...now.current, to, offset: null });
    say(words(now.current.from, to));
  };
  const drag = (offset: number) => {
    if (!now.current) return;
    const { boxes, from, to: before } = now.current;
    const to = placeUnder(boxes, from, offset);
    put({ ...now.current, to, offset });
    if (to !== before) say(words(from, to));
  };
  const drop = () => {
    if (!now.current) return;
    const { from, to } = now.current;
    put(null);
    say(spoken.dropped(words(from, to)));
    if (from === to) return;
    const after = moveItem(items, from, to);
    setLast({ from, to, after: keysOf(after) });
    setItems(after);
  };
  const cancel = () => {
    if (!now.current) return;
    say(spoken.cancelled(words(now.current.from, now.current.from)));
    put(null);
  };
  useEscape((target) => list.current?.contains(target) === true, lift?.offset === null, cancel);
  const undoable = last?.after === keysOf(items) ? last : null;
  const undo = () => {
    if (!undoable) return;
    say(spoken.undone(words(undoable.to, undoable.from)));
    setLast(null);
    setItems(moveItem(items, undoable.to, undoable.from));
  };
  const press = (key: string) => {
    const place = now.current && placeByKey(key, now.current.to, items.length);
    if (place !== null) moveTo(place);
    return place !== null;
  };
  const steps = lift && stepsAside(lift.boxes, lift.from, lift.to);
  const stepOf = (index: number) =>
    lift?.from === index && lift.offset !== null ? lift.offset : (steps?.[index] ?? 0);
  /* Whoever listens to a pointer keeps the functions of the render that it was pressed in. */
  const lifting = () => now.current;
  return {
    items,
    lift,
    lifting,
    said,
    undoable,
    words,
    stepOf,
    lifted,
    moveTo,
    drag,
    drop,
    cancel,
    undo,
    press,
  };
}
