import type { ReferenceField } from '@siren/domain/references';
import { Text } from '@siren/ui/text';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { FieldConflict } from '../kit/index.ts';
import { FieldEditor } from './FieldEditor.tsx';
import * as css from './RefScreen.css.ts';
import { useCell } from './useCell.ts';
import type { CellOptions } from './useCell.ts';

export interface EntryCellProps extends CellOptions {
  field: ReferenceField;
  /** How the value is shown. */
  shown: string;
  /** What the entry is called. */
  entry: string;
  /** Whether the name of the field is seen: an entry of several fields needs it. */
  titled: boolean;
}

/** One field of an entry: Enter, F2 or a press edits it; Enter and Tab save, Escape leaves it as it was. */
export function EntryCell({ field, shown, entry, titled, ...options }: EntryCellProps) {
  const { title: label, type } = field;
  const box = useRef<HTMLDivElement>(null);
  /** Whether the focus goes to what takes the place of what has it. */
  const follow = useRef(false);
  const cell = useCell({
    ...options,
    async save(text) {
      try {
        await options.save(text);
      } catch (error) {
        follow.current = box.current?.contains(document.activeElement) ?? false;
        throw error;
      }
    },
  });
  useLayoutEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    box.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });
  const begin = () => {
    follow.current = true;
    cell.begin();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      follow.current = true;
      cell.leave();
    }
    // A text of several lines has its own Enter.
    const isSent = type !== 'lines' || event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && isSent && !event.nativeEvent.isComposing) {
      event.preventDefault();
      follow.current = cell.commit();
    }
  };
  if (cell.conflict)
    return <FieldConflict label={label} mine={cell.draft} theirs={options.text} onChoose={cell.choose} />;
  return (
    <div ref={box}>
      {titled && (
        <span className={css.title} aria-hidden="true">
          <Text as="span" size={12} tone="muted">
            {label}
          </Text>
        </span>
      )}
      {cell.editing ? (
        <FieldEditor
          field={field}
          label={`${label}: ${entry}`}
          hideLabel
          hint={`${type === 'lines' ? 'Ctrl + Enter' : 'Enter'} сохранит, Esc вернёт`}
          error={cell.error}
          value={cell.draft}
          onValueChange={cell.type}
          onKeyDown={keys}
          // The palette of a colour belongs to its cell.
          onBlur={({ relatedTarget }) => box.current?.contains(relatedTarget) || cell.commit()}
        />
      ) : (
        <button
          type="button"
          className={type === 'color' ? css.colored : css.cell}
          aria-label={`${label}: ${shown || 'пусто'}. Изменить`}
          onClick={begin}
          onKeyDown={(event) => event.key === 'F2' && begin()}
        >
          {type === 'color' && shown && <span className={css.swatch} style={{ background: shown }} />}
          <Text as="span" size={14} tone={shown ? undefined : 'muted'}>
            {shown || 'пусто'}
          </Text>
        </button>
      )}
    </div>
  );
}
