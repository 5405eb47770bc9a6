import { SearchField } from '@siren/ui/search-field';
import { useRef, useState } from 'react';
import { useShortcut } from '../keys/index.ts';
import type { ListAddressState } from './useListAddress.ts';

/** What a list is searched by; a key of its own leads to it. */
export function ListSearch({ label, list }: { label: string; list: ListAddressState }) {
  const [typed, setTyped] = useState(list.address.query);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('search', () => {
    field.current?.focus();
    field.current?.select();
  });
  return (
    <SearchField
      ref={field}
      label={label}
      value={typed}
      onValueChange={(query) => {
        setTyped(query);
        if (query === '' && list.address.query !== '') list.change({ query });
      }}
      onSearch={(query) => list.change({ query })}
    />
  );
}
