import { useId } from 'react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { cx, useFormReset } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as fieldCss from '../field/Field.css.ts';
import { Field } from '../field/index.ts';
import type { FieldNotes, fieldSizes } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ChevronDownIcon, CloseIcon } from '../icons/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Combobox.css.ts';
import { ComboboxList, listId, optionId, popupId } from './ComboboxList.tsx';
import type { ComboboxOptions } from './ComboboxOption.ts';
import { resultWords } from './resultWords.ts';
import { useCombobox } from './useCombobox.ts';
import type { ComboboxRules } from './useCombobox.ts';

type Own = 'id' | 'size' | 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'multiple';

export const comboboxLooks = ['choice', 'text'] as const;

export interface ComboboxFieldProps extends FieldNotes, Native<'input', Own> {
  /** Name of the field. */
  label: string;
  /** All the options, or a function that finds those for a query: `(query, signal) => Promise<options>`. */
  options: ComboboxOptions;
  /** What is typed may be chosen too, though it is not on the list. @default false */
  free?: boolean;
  /**
   * `text` is a text field that helps: a textbox without buttons whose list opens by typing, and is not there where
   * nothing fits or nothing could be fetched. For words of one's own, so use it with `free`. @default 'choice'
   */
  look?: (typeof comboboxLooks)[number];
  /** Said where nothing fits. @default 'Ничего не нашлось' */
  empty?: string;
  /** Least height: 44 or 52 px. @default 'm' */
  size?: (typeof fieldSizes)[number];
  /** Icon or short word before the text. */
  start?: ReactNode;
  /** The text after each change by typing. */
  onQueryChange?: (query: string) => void;
}

interface Insides extends Pick<ComboboxRules, 'chosen' | 'rest' | 'many' | 'onPick' | 'onText'> {
  onClear: () => void;
  /** The form around goes back to what it was at first. */
  onReset: () => void;
  onDropLast?: () => void;
  /** Chips of what is chosen. */
  chips?: ReactNode;
  /** What has just happened, for screen readers. */
  news?: string;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What both comboboxes are made of: the field, its list, their keys. */
export function ComboboxField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  optional,
  id,
  options: source,
  free = false,
  look = 'choice',
  empty = 'Ничего не нашлось',
  size = 'm',
  start,
  name,
  onQueryChange,
  onKeyDown,
  onClick,
  chosen,
  rest,
  many,
  onPick,
  onText,
  onClear,
  onReset,
  onDropLast,
  chips,
  news,
  ...input
}: ComboboxFieldProps & Insides) {
  const generated = useId();
  const control = id ?? generated;
  const off = input.disabled === true || input.readOnly === true;
  const choice = look === 'choice';
  const box = useCombobox({
    ...{ control, source, chosen, rest, many, free, off, onPick, onText, onDropLast },
    retries: choice,
  });
  const { open, text, options, status, active } = box;
  const listed = open && options.length > 0;

  const focus = () => document.getElementById(control)?.focus();
  const blur = ({ relatedTarget }: FocusEvent) => {
    const inside = document.getElementById(popupId(control))?.contains(relatedTarget);
    if (!inside && relatedTarget?.id !== control) box.leave();
  };
  const button = (label: string, icon: ReactNode, act: () => void, more?: object) => (
    <IconButton
      size="s"
      label={label}
      icon={icon}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={() => {
        act();
        focus();
      }}
      {...more}
    />
  );
  useFormReset(control, () => {
    box.settle();
    onReset();
  });
  const clear = () => {
    box.settle();
    onClear();
  };
  return (
    <Field {...{ label, hideLabel, hint, error, aside, optional }} id={control}>
      {(tied) => (
        <div className={css.root} onBlur={blur}>
          <div className={cx(fieldCss.box, fieldCss.sizes[size], css.box, many && css.many)}>
            {start && <span className={fieldCss.slot}>{start}</span>}
            {chips}
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...tied}
              className={cx(fieldCss.input, many && css.tailed)}
              type="text"
              role={choice ? 'combobox' : undefined}
              aria-autocomplete="list"
              aria-haspopup={choice ? undefined : 'listbox'}
              aria-expanded={choice ? listed : undefined}
              aria-controls={listed ? listId(control) : undefined}
              aria-activedescendant={active && optionId(control, options.indexOf(active))}
              value={text}
              onChange={(event) => {
                // Filled in by the browser while one is elsewhere: no list opens for that.
                if (choice || event.target === document.activeElement) box.type(event.target.value);
                else onText(event.target.value);
                onQueryChange?.(event.target.value);
              }}
              onClick={(event) => {
                onClick?.(event);
                if (choice) box.show();
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                box.press(event);
              }}
            />
            {choice && (
              <span className={fieldCss.slotEnd}>
                {open && status === 'loading' && <Spinner size="m" />}
                {text !== '' && !off && button('Очистить', <CloseIcon />, clear)}
                {button('Показать варианты', <ChevronDownIcon />, open ? box.hide : box.show, {
                  'aria-expanded': listed,
                  disabled: off,
                })}
              </span>
            )}
          </div>
          {(choice ? open : listed) && (
            <ComboboxList
              {...{ control, options, status, active, chosen, many, empty }}
              query={box.query}
              onPick={box.pick}
              onRetry={box.retry}
            />
          )}
          {name &&
            chosen.map(({ value }) => (
              <input key={value} type="hidden" name={name} value={value} disabled={off} />
            ))}
          <VisuallyHidden>
            {/* Each is said when it changes: what was chosen while the list is open, and how long the list is. */}
            <span role="status" aria-atomic="false">
              <span>{(choice ? open : listed) && resultWords(status, options.length, empty)}</span>{' '}
              <span>{news}</span>
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
