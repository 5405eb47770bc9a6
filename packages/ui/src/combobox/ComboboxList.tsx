import { useLayoutEffect, useRef } from 'react';
import { cx } from '../element/index.ts';
import { labelId } from '../field/index.ts';
import { surface } from '../floating/index.ts';
import { Button } from '../button/index.ts';
import { CheckIcon } from '../icons/index.ts';
import { groupOptions } from './arrangeOptions.ts';
import type { OptionGroup } from './arrangeOptions.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import * as css from './Combobox.css.ts';
import { matchParts } from './matchParts.ts';
import { placeList } from './placeList.ts';
import { resultWords } from './resultWords.ts';
import type { OptionStatus } from './resultWords.ts';

export interface ComboboxListProps {
  /** Id of the field. */
  control: string;
  options: readonly ComboboxOption[];
  status: OptionStatus;
  query: string;
  active: ComboboxOption | undefined;
  chosen: readonly ComboboxOption[];
  many: boolean;
  empty: string;
  onPick: (option: ComboboxOption) => void;
  onRetry: () => void;
}

export const popupId = (control: string) => `${control}-popup`;
export const listId = (control: string) => `${control}-list`;
export const optionId = (control: string, index: number) => `${control}-option-${index}`;

/** Lifts the list above everything, dialogs too, where it stays tied to its field there. */
function lift(popup: HTMLDivElement): void {
  if (!CSS.supports('anchor-scope: --a')) return;
  popup.popover = 'manual';
  popup.showPopover();
}

/** Scrolls to the field and to the room that it asks for below itself: on a phone, above the keyboard. */
const reveal = (popup: HTMLDivElement) => popup.parentElement?.scrollIntoView({ block: 'nearest' });

/** The list stands next to its field in the document, whatever is drawn where. */
function place(popup: HTMLDivElement): void {
  const field = popup.previousElementSibling?.getBoundingClientRect();
  if (!field) return;
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const seen = { top: offsetTop, bottom: offsetTop + height };
  const { side, room } = placeList(field, seen, popup.scrollHeight);
  popup.dataset['side'] = side;
  popup.style.maxHeight = `${room}px`;
}

/** What a combobox has to offer, and what it says where there is nothing. The focus never comes here. */
export function ComboboxList(props: ComboboxListProps) {
  const { control, options, status, query, active, chosen, many, empty, onPick, onRetry } = props;
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = popup.current;
    if (!list) return undefined;
    const again = () => {
      reveal(list);
      place(list);
    };
    lift(list);
    again();
    visualViewport?.addEventListener('resize', again);
    return () => visualViewport?.removeEventListener('resize', again);
  }, []);
  useLayoutEffect(() => {
    if (popup.current) place(popup.current);
  }, [options, status]);
  const activeIndex = active ? options.indexOf(active) : -1;
  useLayoutEffect(() => {
    document.getElementById(optionId(control, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [control, activeIndex, options]);

  const isChosen = ({ value }: ComboboxOption) => chosen.some((other) => other.value === value);
  const row = (option: ComboboxOption) => (
    <div
      key={option.value}
      id={optionId(control, options.indexOf(option))}
      role="option"
      tabIndex={-1}
      className={css.option}
      aria-selected={isChosen(option)}
      aria-disabled={option.disabled || undefined}
      data-state={option === active ? 'active' : undefined}
      onClick={() => !option.disabled && onPick(option)}
    >
      <span className={css.words}>
        {matchParts(option.label, query).map(({ text, hit }, index) =>
          hit ? (
            <mark key={index} className={css.hit}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {option.description && <span className={css.description}>{option.description}</span>}
      </span>
      {isChosen(option) && (
        <span className={css.check}>
          <CheckIcon />
        </span>
      )}
    </div>
  );
  const group = ({ label, options: own }: OptionGroup, index: number) => {
    if (label === undefined) return own.map(row);
    const heading = `${listId(control)}-group-${index}`;
    return (
      <div key={label} role="group" aria-labelledby={heading}>
        <div id={heading} role="presentation" className={css.heading}>
          {label}
        </div>
        {own.map(row)}
      </div>
    );
  };
  return (
    <div
      ref={popup}
      id={popupId(control)}
      role="presentation"
      className={cx(surface, css.popup)}
      /* The field keeps the focus, and a phone its keyboard. */
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length > 0 ? (
        <div
          id={listId(control)}
          role="listbox"
          className={css.list}
          aria-labelledby={labelId(control)}
          aria-multiselectable={many || undefined}
          aria-busy={status === 'loading' || undefined}
        >
          {groupOptions(options).map(group)}
        </div>
      ) : (
        <div className={css.message}>
          {status === 'loading' ? 'Загружаем…' : resultWords(status, 0, empty)}
          {status === 'failed' && (
            <Button size="s" variant="soft" onClick={onRetry}>
              Повторить
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
