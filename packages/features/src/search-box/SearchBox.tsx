import { paths } from '@siren/contract/routes';
import { MAX_QUERY_LENGTH } from '@siren/domain/search';
import { SearchField } from '@siren/ui/search-field';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { insist } from '../code/index.ts';
import type { ListTie } from './ListTie.ts';
import * as css from './SearchBox.css.ts';
import type { Suggestions } from './suggest/index.ts';
import { useTyping } from './useTyping.ts';

const load = () => import('./suggest/index.ts');

/** The search field of every page; on the page of results it holds what was asked for. Works without any script. */
export function SearchBox() {
  const id = useId();
  const navigate = useNavigate();
  const { query, type, open: wanted, setOpen } = useTyping();
  const [tie, setTie] = useState<ListTie | null>(null);
  const [List, setList] = useState<typeof Suggestions | null>(null);
  const asked = useRef(false);
  const open = List !== null && wanted;
  const hung = open ? tie : null;
  const close = () => setOpen(false);

  /** Most visitors of a page never type. */
  const bringList = () => {
    if (!asked.current) void insist(load).then((module) => setList(() => module.Suggestions));
    asked.current = true;
  };
  const begin = useEffectEvent(() => {
    // Whoever was quicker than the page's code stands in the field already.
    if (document.activeElement?.id === id) bringList();
  });
  useEffect(() => begin(), []);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={css.box} onBlur={leave}>
      <SearchField
        id={id}
        name="query"
        action={paths.results()}
        maxLength={MAX_QUERY_LENGTH}
        value={query}
        onValueChange={(text) => {
          type(text);
          setOpen(true);
        }}
        onSearch={(words) => {
          close();
          void navigate(paths.search(words));
        }}
        onFocus={bringList}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (open) hung?.press(event);
          else if (event.key === 'ArrowDown') setOpen(true);
        }}
        role="combobox"
        aria-expanded={!!hung?.list}
        aria-autocomplete="list"
        aria-controls={hung?.list}
        aria-activedescendant={hung?.active}
      />
      {open && <List field={id} query={query.trim()} onTie={setTie} onClose={close} />}
    </div>
  );
}
