import { useEscape } from '@siren/ui/element';
import { formatCount } from '@siren/ui/format';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionId } from './suggestionId.ts';
import { SuggestionNote } from './SuggestionNote.tsx';
import * as css from './Suggestions.css.ts';
import { useActive } from './useActive.ts';
import type { SuggestionsProps } from './SuggestionsProps.ts';
import type { SuggestionState } from './useSuggestions.ts';

export interface SuggestionPanelProps extends SuggestionsProps {
  state: SuggestionState;
}

/** As much of the window as the field and a phone's keyboard leave: the page behind stays where it is. */
function fit(panel: HTMLElement): void {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const room = offsetTop + height - panel.getBoundingClientRect().top;
  panel.style.setProperty(css.ROOM, `${Math.max(0, room)}px`);
}

/** What may be meant by what is being typed, under the search field. The focus stays in the field. */
export function SuggestionPanel({ field, query, state, onTie, onClose }: SuggestionPanelProps) {
  const navigate = useNavigate();
  const { groups, words } = state;
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const { at, press } = useActive(groups, all.length);
  const panel = useRef<HTMLDivElement>(null);
  const list = `${field}-suggestions`;
  const active = all[at];
  useEscape(({ id }) => id === field, true, onClose);

  const handle = (event: KeyboardEvent<HTMLInputElement>) => {
    if (press(event) || event.key !== 'Enter' || !active) return;
    event.preventDefault();
    onClose();
    void navigate(active.to);
  };
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  const listed = all.length > 0 ? list : undefined;
  const activeId = at >= 0 ? suggestionId(list, at) : undefined;
  useEffect(() => {
    onTie({ list: listed, active: activeId, press: (event) => latest.current(event) });
  }, [onTie, listed, activeId]);
  useEffect(() => () => onTie(null), [onTie]);
  useLayoutEffect(() => {
    document.getElementById(suggestionId(list, at))?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);
  useLayoutEffect(() => {
    const again = () => panel.current && fit(panel.current);
    again();
    visualViewport?.addEventListener('resize', again);
    return () => visualViewport?.removeEventListener('resize', again);
  }, []);

  const shown = state.state !== 'idle' || all.length > 0;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {state.state === 'success' &&
            (all.length > 0
              ? formatCount(all.length, ['подсказка', 'подсказки', 'подсказок'])
              : 'Подсказок нет')}
        </span>
      </VisuallyHidden>
      {/* A press on the panel leaves the focus in the field, and a phone its keyboard. */}
      <div
        ref={panel}
        className={css.panel}
        hidden={!shown}
        role="presentation"
        onMouseDown={(event) => event.preventDefault()}
      >
        {all.length > 0 && (
          <SuggestionList id={list} groups={groups} words={words} active={at} onGo={onClose} />
        )}
        <SuggestionNote {...state} empty={all.length === 0} query={query} />
      </div>
    </>
  );
}
