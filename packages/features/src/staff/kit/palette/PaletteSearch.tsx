import { MAX_QUERY_LENGTH } from '@siren/domain/search';
import { TextField } from '@siren/ui/field';
import { SearchIcon } from '@siren/ui/icons';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PaletteActions } from './entries.tsx';
import { entryAfter, meantEntry } from './meantEntry.ts';
import * as css from './Palette.css.ts';
import { PaletteHints } from './PaletteHints.tsx';
import { PaletteList, rowId } from './PaletteList.tsx';
import { PaletteNotes } from './PaletteNotes.tsx';
import { countWords } from './paletteWords.ts';
import { usePalette } from './usePalette.ts';

export interface PaletteSearchProps extends PaletteActions {
  permissions: readonly string[];
  /** Takes what was typed before the field was there. */
  typedAhead?: (() => string) | undefined;
  field: RefObject<HTMLInputElement | null>;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Opens a row as a press on it does; with Ctrl or ⌘ in a new tab, where it leads somewhere. */
function openRow(row: HTMLElement | null, inTab: boolean): void {
  if (!inTab) row?.click();
  else if (row instanceof HTMLAnchorElement) window.open(row.href, '_blank', 'noopener');
}

/** A field, and under it all that may be meant by what is typed. The focus stays in the field. */
export function PaletteSearch({ permissions, field, typedAhead, ...actions }: PaletteSearchProps) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [reached, setReached] = useState<string | null>(null);
  // The field comes first, when the window opens and with each letter: the rows would keep whoever types waiting for both.
  const drawn = useDeferredValue(typed);
  const [hurried, setHurried] = useState<string | null>(null);
  const isHurried = hurried === typed;
  const state = usePalette(isHurried ? typed : drawn, permissions, actions);
  const { groups } = state;
  // From then on the field has what is typed.
  function reach(): void {
    const before = typedAhead?.() ?? '';
    if (before !== '') setTyped((text) => text + before);
  }
  const meant = meantEntry(groups, reached);
  const active = meant && rowId(list, meant);
  const isFieldThere = useDeferredValue(true, false);
  const isListed = (isFieldThere || isHurried) && groups.some(({ entries }) => entries.length > 0);
  const shown = useRef({ groups, meant });
  useLayoutEffect(() => {
    shown.current = { groups, meant };
  });
  useLayoutEffect(() => {
    if (active && reached !== null) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active, reached]);

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || altKey || shiftKey) return;
    const step = STEPS[key];
    const isStep = step !== undefined && !ctrlKey && !metaKey;
    if (key !== 'Enter' && !isStep) return;
    // Who presses them before the rows of what was typed are there has them at once.
    if (!isListed || drawn !== typed) flushSync(() => setHurried(typed));
    const now = shown.current;
    if (isStep) setReached(entryAfter(now.groups, now.meant, step)?.key ?? null);
    else if (now.meant) openRow(document.getElementById(rowId(list, now.meant)), ctrlKey || metaKey);
    else return;
    event.preventDefault();
  }
  return (
    <div className={css.search}>
      <TextField
        ref={field}
        label="Найти"
        hideLabel
        placeholder={state.kinds.length > 0 ? 'Заказ, клиент, товар или раздел' : 'Раздел или действие'}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        start={<SearchIcon />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? list : undefined}
        aria-activedescendant={isListed ? active : undefined}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setReached(null);
        }}
        onFocus={reach}
        onKeyDown={press}
      />
      <div className={css.found}>
        <PaletteNotes state={state} />
        {isListed && <PaletteList id={list} groups={groups} meant={meant} />}
      </div>
      <PaletteHints />
      <VisuallyHidden>
        <span role="status">{countWords(state)}</span>
      </VisuallyHidden>
    </div>
  );
}
