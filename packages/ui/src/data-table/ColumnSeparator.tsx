import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { NBSP } from '../format/index.ts';
import * as css from './DataTable.css.ts';
import { useSeenWidth } from './useSeenWidth.ts';
import type { Track } from './widths.ts';
import { clampWidth, MOST, widthByKey } from './widths.ts';

export interface ColumnSeparatorProps {
  /** Words at the head of the column. */
  header: string;
  track: Track;
  /** While it is dragged: shown and not told. */
  onDrag: (width: number | null) => void;
  /** Let go, or changed by a key; null gives back the width it had at first. */
  onCommit: (width: number | null) => void;
}

/** The edge of a column, which can be dragged or moved by keys: a separator of the WAI-ARIA pattern. */
export function ColumnSeparator({ header, track, onDrag, onCommit }: ColumnSeparatorProps) {
  const [dragging, setDragging] = useState(false);
  const separator = useRef<HTMLSpanElement>(null);
  const width = useSeenWidth(separator, track);
  const press = (event: KeyboardEvent) => {
    const next = widthByKey(event.key, width, track.min);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onCommit(next);
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { pointerId, clientX: from } = event;
    const listening = new AbortController();
    const { signal } = listening;
    const widthAt = (x: number) => clampWidth(width + x - from, track.min);
    const end = (commit?: () => void) => {
      listening.abort();
      setDragging(false);
      onDrag(null);
      commit?.();
    };
    const mine = (listener: (x: number) => void) => (other: globalThis.PointerEvent) => {
      if (other.pointerId === pointerId) listener(other.clientX);
    };
    setDragging(true);
    window.addEventListener(
      'pointermove',
      mine((x) => onDrag(widthAt(x))),
      { signal },
    );
    window.addEventListener(
      'pointerup',
      mine((x) => end(x === from ? undefined : () => onCommit(widthAt(x)))),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      mine(() => end()),
      { signal },
    );
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      /* A dialog around the table would close by it. */
      event.stopPropagation();
      end();
    };
    window.addEventListener('keydown', cancel, { signal, capture: true });
  };
  return (
    <span
      ref={separator}
      role="separator"
      tabIndex={-1}
      className={css.separator}
      aria-orientation="vertical"
      aria-label={`Ширина: ${header}`}
      aria-valuenow={width}
      aria-valuemin={track.min}
      aria-valuemax={Math.max(MOST, width)}
      aria-valuetext={`${width}${NBSP}пикселей`}
      data-state={dragging ? 'dragging' : undefined}
      onKeyDown={press}
      onPointerDown={grab}
      onDoubleClick={() => onCommit(null)}
    />
  );
}
