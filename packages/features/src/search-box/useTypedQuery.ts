import { paths } from '@siren/contract/routes';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What stands in the search field: what is typed on this page, else what the address asks for. */
export function useTypedQuery(): [query: string, type: (text: string) => void] {
  const { pathname, search, key } = useLocation();
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  const asked = pathname === paths.results() ? (new URLSearchParams(search).get('query') ?? '') : '';
  return [typed?.at === key ? typed.text : asked, (text) => setTyped({ text, at: key })];
}
