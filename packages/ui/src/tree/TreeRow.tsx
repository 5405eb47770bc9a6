import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import * as checkbox from '../checkbox/Checkbox.css.ts';
import { ChevronRightIcon } from '../icons/index.ts';
import { Spinner } from '../spinner/index.ts';
import type { CheckState } from './checks.ts';
import { lineOf } from './lineOf.ts';
import type { TreeRowData } from './rows.ts';
import * as css from './Tree.css.ts';

export interface LineProps {
  row: TreeRowData;
  /** Tab comes to it. */
  active: boolean;
  onPress: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface TreeRowProps extends LineProps {
  /** Ticked or not, in a tree of many choices. */
  check: CheckState | null;
  /** Chosen or not, in a tree of one choice. */
  selected: boolean | null;
  loading: boolean;
  onToggle: () => void;
}

/** The mark is drawn by a real checkbox that nobody reaches: the line itself is what is ticked. */
function Mark({ check, disabled }: { check: CheckState; disabled: boolean | undefined }) {
  const setMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = check === 'mixed';
  };
  return (
    <input
      ref={setMixed}
      type="checkbox"
      className={checkbox.mark}
      checked={check === true}
      disabled={disabled}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

/** One line: what opens it, its mark, its name and what stands at the end. */
export function TreeRow({
  row,
  active,
  check,
  selected,
  loading,
  onPress,
  onToggle,
  ...events
}: TreeRowProps) {
  const { node, open } = row;
  const toggle = (event: MouseEvent) => {
    if (open === null) return;
    event.stopPropagation();
    onToggle();
  };
  return (
    <div
      {...events}
      {...lineOf(row)}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      className={css.row}
      aria-expanded={open ?? undefined}
      aria-selected={selected ?? undefined}
      aria-checked={check ?? undefined}
      aria-disabled={node.disabled}
      aria-busy={loading || undefined}
      onClick={onPress}
    >
      <span className={css.toggle} aria-hidden="true" onClick={toggle}>
        {loading && <Spinner />}
        {!loading && open !== null && (
          <span className={css.arrow}>
            <ChevronRightIcon size="s" />
          </span>
        )}
      </span>
      {check !== null && <Mark check={check} disabled={node.disabled} />}
      {node.icon && <span className={css.icon}>{node.icon}</span>}
      <span className={css.words}>
        <span className={css.label}>{node.label}</span>
        {node.end !== undefined && <span className={css.end}>{node.end}</span>}
      </span>
    </div>
  );
}
