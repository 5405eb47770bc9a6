import { MAX_QUERY_LENGTH } from '@siren/domain/search';
import { Combobox } from '@siren/ui/combobox';
import { formatExactMoney } from '@siren/ui/format';
import { SearchIcon } from '@siren/ui/icons';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useApi } from '../../../api/index.ts';
import type { FoundGood } from './FoundGood.ts';

export interface FindGoodProps {
  /** Id of the order: what its region sells is found. */
  order: number;
  field: RefObject<HTMLInputElement | null>;
  onAdd(good: FoundGood): void;
}

const leftWords = (left: number) => (left > 0 ? `осталось ${left}\u00a0шт.` : 'нет в\u00a0наличии');

/** Finds goods by what somebody types or scans. The field keeps the focus: the next good is found at once. */
export function FindGood({ order, field, onAdd }: FindGoodProps) {
  const api = useApi();
  const found = useRef(new Map<string, FoundGood>());
  const [blank, setBlank] = useState(true);

  async function find(typed: string, signal: AbortSignal) {
    const query = typed.trim();
    setBlank(query === '');
    if (query === '') return [];
    const { goods } = await api.call('/api/admin/orders/goods', { id: order, query }, { signal });
    return goods.map((good) => {
      const value = String(good.offer);
      found.current.set(value, good);
      const { name, options, article, price, left } = good;
      return {
        value,
        label: [name, options].filter(Boolean).join(', '),
        description: [article, formatExactMoney(price), leftWords(left)].join(', '),
      };
    });
  }
  return (
    <Combobox
      ref={field}
      label="Добавить товар"
      placeholder="Артикул, штрихкод или название"
      start={<SearchIcon />}
      maxLength={MAX_QUERY_LENGTH}
      options={find}
      empty={blank ? 'Наберите артикул, штрихкод или название' : 'Ничего не\u00a0нашлось'}
      value={null}
      onValueChange={(option) => {
        const good = option && found.current.get(option.value);
        if (good) onAdd(good);
      }}
    />
  );
}
