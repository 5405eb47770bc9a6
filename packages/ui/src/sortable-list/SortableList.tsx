import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import type { Native } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './SortableList.css.ts';
import { SortableRow } from './SortableRow.tsx';
import { usePointerDrag } from './usePointerDrag.ts';
import { useSorting } from './useSorting.ts';

export interface SortableListProps<Item> extends Native<'ol', 'children' | 'defaultValue' | 'ref'> {
  /** What is put in order: «Фотографии товара». */
  label: string;
  /** The items in their order. */
  value?: readonly Item[];
  /** The items at first, when nobody else keeps their order. @default [] */
  defaultValue?: readonly Item[];
  /** The new order, after each move and after its undoing. */
  onValueChange?: (value: Item[]) => void;
  /** A key of the item, the same wherever it stands. */
  itemKey: (item: Item) => string;
  /** What the item is called when it is moved: «Диван». */
  itemName: (item: Item) => string;
  /** What a row shows. */
  children: (item: Item, place: number) => ReactNode;
  /** Nothing can be moved. @default false */
  disabled?: boolean;
}

/**
 * A list that one puts in order: by dragging the handle with mouse or finger, by keys (Space lifts, arrows move, Space
 * drops, Escape cancels) or by the buttons of a lifted row. The last move can be undone.
 */
export function SortableList<Item>({
  label,
  value,
  defaultValue = [],
  onValueChange,
  itemKey,
  itemName,
  children,
  disabled = false,
  ...rest
}: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();
  const sorting = useSorting({ value, defaultValue, onValueChange, itemKey, itemName, list });
  const { items, lift, undoable } = sorting;
  const startDrag = usePointerDrag();
  /* Rows that change places are taken out of the page and put in again, and lose the focus by that. */
  const refocus = useRef<string | null>(null);
  /* Each time: a row that was dropped in its place moves nothing, and a later change is none of its business. */
  useLayoutEffect(() => {
    if (refocus.current === null) return;
    const index = items.findIndex((item) => itemKey(item) === refocus.current);
    refocus.current = null;
    const row = list.current?.children[index];
    row?.querySelector('button')?.focus();
  });
  useLayoutEffect(() => {
    if (lift && lift.offset === null) list.current?.children[lift.from]?.scrollIntoView({ block: 'nearest' });
  }, [lift]);
  const keep = (index: number | undefined) => {
    const item = index === undefined ? undefined : items[index];
    refocus.current = item === undefined ? null : itemKey(item);
  };
  const drop = () => {
    keep(sorting.lifting()?.from);
    sorting.drop();
  };
  const drag = (event: PointerEvent<HTMLElement>, index: number) => {
    /* Another row is lifted: it is dropped by this press, and then nothing stands where it stood. */
    if (lift && lift.from !== index) return;
    startDrag(event, {
      onStart: () => sorting.lifted(index, 0),
      onMove: sorting.drag,
      onDrop: drop,
      onCancel: sorting.cancel,
    });
  };
  const undo = () => {
    keep(undoable?.to);
    sorting.undo();
  };
  const press = (event: KeyboardEvent) => {
    if (lift && sorting.press(event.key)) event.preventDefault();
  };
  return (
    <div>
      <VisuallyHidden>
        <span id={hint}>Пробел поднимает и кладёт, стрелки двигают, Escape возвращает</span>
        <span role="status" aria-live="assertive">
          {sorting.said}
        </span>
      </VisuallyHidden>
      <ol
        {...rest}
        ref={list}
        className={css.list}
        aria-label={label}
        data-state={lift ? 'sorting' : undefined}
      >
        {items.map((item, index) => (
          <SortableRow
            key={itemKey(item)}
            name={itemName(item)}
            hint={hint}
            disabled={disabled}
            step={sorting.stepOf(index)}
            by={lift?.from === index ? (lift.offset === null ? 'keys' : 'pointer') : null}
            first={lift?.to === 0}
            last={lift?.to === items.length - 1}
            onToggle={() => (lift ? drop() : sorting.lifted(index, null))}
            onPointerDown={(event) => drag(event, index)}
            onKeyDown={press}
            onLeave={() => lift?.offset === null && sorting.drop()}
            onStep={(step) => lift && sorting.moveTo(lift.to + step)}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </ol>
      {undoable && !lift && (
        <div className={css.undo}>
          {sorting.words(undoable.to, undoable.to)}
          <Button variant="line" onClick={undo}>
            Вернуть
          </Button>
        </div>
      )}
    </div>
  );
}
