import { paths } from '@siren/contract/routes';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface Typing {
  /** What stands in the field: what is typed on this page, else what the address asks for. */
  query: string;
  type(text: string): void;
  /** Whether suggestions are wanted. */
  open: boolean;
  setOpen(open: boolean): void;
}

/** What one does in the search field. On another page, or on the same one again, it starts anew. */
export function useTyping(): Typing {
  const { pathname, search, key } = useLocation();
  const [here, setHere] = useState(key);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  if (here !== key) {
    setHere(key);
    setTyped(null);
    setOpen(false);
  }
  const asked = pathname === paths.results() ? (new URLSearchParams(search).get('query') ?? '') : '';
  return { query: typed ?? asked, type: setTyped, open, setOpen };
}
