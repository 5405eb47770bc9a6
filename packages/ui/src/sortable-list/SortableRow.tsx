import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '../icons/index.ts';
import * as css from './SortableList.css.ts';

export interface SortableRowProps {
  name: string;
  /** Px that it stands away from its place. */
  step: number;
  /** What moves it now, if it is lifted. */
  by: 'pointer' | 'keys' | null;
  disabled: boolean;
  hint: string;
  first: boolean;
  last: boolean;
  onToggle: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The focus went out of the row. */
  onLeave: () => void;
  onStep: (step: 1 | -1) => void;
  children: ReactNode;
}

/**
 * A row with its handle. A lifted one also has buttons, for whoever can press and cannot drag; they are out of the
 * order of Tab, where arrow keys do the same.
 */
export function SortableRow({ name, step, by, disabled, hint, ...props }: SortableRowProps) {
  const handle = useRef<HTMLButtonElement>(null);
  /* Keys belong to the handle. Safari gives no focus to a pressed button, and a button at its end takes none. */
  const focused = (act: () => void) => () => {
    handle.current?.focus();
    act();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    /* Another window came to the front: the handle has the focus still. */
    if (document.activeElement === currentTarget) return;
    if (!currentTarget.closest('li')?.contains(relatedTarget)) props.onLeave();
  };
  return (
    <li
      className={css.row}
      data-state={by ? 'lifted' : undefined}
      data-by={by ?? undefined}
      style={step === 0 ? undefined : { translate: `0 ${step}px` }}
    >
      <button
        type="button"
        className={css.handle}
        aria-label={`Переместить: ${name}`}
        aria-pressed={by !== null}
        aria-describedby={hint}
        disabled={disabled}
        ref={handle}
        onClick={focused(props.onToggle)}
        onPointerDown={props.onPointerDown}
        onKeyDown={props.onKeyDown}
        onBlur={leave}
      >
        <GripIcon />
      </button>
      <div>{props.children}</div>
      {by === 'keys' && (
        <span className={css.moves}>
          <IconButton
            label="Выше"
            icon={<ArrowUpIcon />}
            tabIndex={-1}
            disabled={props.first}
            onClick={focused(() => props.onStep(-1))}
          />
          <IconButton
            label="Ниже"
            icon={<ArrowDownIcon />}
            tabIndex={-1}
            disabled={props.last}
            onClick={focused(() => props.onStep(1))}
          />
        </span>
      )}
    </li>
  );
}
