import type { PageGood } from '@siren/domain/pages';
import type { ComboboxOption } from '@siren/ui/combobox';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';

/** Goods to choose from, by words or by code. @param known those whose names the page tells already */
export function useGoodOptions(known: readonly PageGood[]) {
  const api = useApi();
  const [seen, setSeen] = useState(known);
  const optionOf = (id: number): ComboboxOption => ({
    value: String(id),
    label: seen.find((one) => one.id === id)?.name ?? `№\u00a0${id}`,
  });
  async function find(query: string): Promise<ComboboxOption[]> {
    const { goods: found } = await api.call('/api/admin/pages/goods', { query });
    setSeen((before) => [...before, ...found.filter(({ id }) => before.every((one) => one.id !== id))]);
    return found.map(({ id, name }) => ({ value: String(id), label: name }));
  }
  return { find, optionOf };
}
