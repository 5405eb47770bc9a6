import type { StaffGood } from '@siren/domain/goods';
import { MAX_QUERY_LENGTH } from '@siren/domain/search';
import { Combobox } from '@siren/ui/combobox';
import { SearchIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';
import { stateWords } from './goodWords.ts';

/** So many goods are offered at once. */
const OFFERED = 20;

export interface FindRelatedProps {
  good: StaffGood;
  onAdd(id: number): void;
}

/** Finds goods by what somebody types or scans: neither the good itself nor what stands beside it already. */
export function FindRelated({ good, onAdd }: FindRelatedProps) {
  const api = useApi();
  const [blank, setBlank] = useState(true);
  const there = good.related.map(({ id }) => id);
  async function find(typed: string, signal: AbortSignal) {
    const query = typed.trim();
    setBlank(query === '');
    if (query === '') return [];
    const { rows } = await api.call('/api/admin/catalog/list', { query, size: OFFERED }, { signal });
    return rows
      .filter(({ id }) => id !== good.id && !there.includes(id))
      .map(({ id, name, article, state }) => ({
        value: String(id),
        label: name,
        description: state === 'sold' ? article : `${article}, ${stateWords[state].word.toLowerCase()}`,
      }));
  }
  return (
    <Combobox
      label="Добавить товар"
      placeholder="Название, артикул, штрихкод"
      start={<SearchIcon />}
      maxLength={MAX_QUERY_LENGTH}
      options={find}
      empty={blank ? 'Наберите название, артикул или штрихкод' : 'Ничего не\u00a0нашлось'}
      value={null}
      onValueChange={(option) => option && onAdd(Number(option.value))}
    />
  );
}
