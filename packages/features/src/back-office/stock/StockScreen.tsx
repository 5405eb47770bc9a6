import { OFFICE_GOODS_MAX } from '@siren/domain/back-office';
import { EmptyState } from '@siren/ui/empty-state';
import { Heading } from '@siren/ui/heading';
import { SearchField } from '@siren/ui/search-field';
import { Select } from '@siren/ui/select';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ComingLines } from '../ComingLines.tsx';
import { useResource } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import { officeGoodsResource } from '../resources.ts';
import { StaleNote } from '../StaleNote.tsx';
import { StockRow } from './StockRow.tsx';
import * as css from './Stock.css.ts';
import { useOwnStore } from './useOwnStore.ts';

const Coming = () => <ComingLines className={css.rows} />;

/** What lies in the store, found by words, an article or a barcode, and mended with a reason (behaviour office-27). */
export function StockScreen() {
  const [address, setAddress] = useSearchParams();
  const query = (address.get('q') ?? '').trim();
  const own = useOwnStore();
  return (
    <ConfirmProvider>
      <div className={css.screen}>
        <Heading level={1} size="panel">
          Остатки
        </Heading>
        <div className={css.asked}>
          <FindGood
            key={query}
            query={query}
            onFind={(words) => setAddress(words === '' ? {} : { q: words })}
          />
          {own.store && (
            <Select
              label="Магазин"
              hideLabel
              value={String(own.store.id)}
              options={own.stores.map(({ id, name }) => ({ value: String(id), label: name }))}
              onValueChange={(value) => own.choose(Number(value))}
            />
          )}
        </div>
        {own.error !== undefined ? (
          <LoadFailed title={'Не\u00a0получилось загрузить магазины'} error={own.error} onRetry={own.retry} />
        ) : own.store === null ? (
          <Coming />
        ) : query === '' ? (
          <EmptyState
            title="Что ищем?"
            text="Название, артикул или штрихкод. Остаток меняют на&nbsp;разницу, с&nbsp;причиной."
          />
        ) : (
          <Found key={`${own.store.id} ${query}`} store={own.store} query={query} />
        )}
      </div>
    </ConfirmProvider>
  );
}

function FindGood({ query, onFind }: { query: string; onFind(words: string): void }) {
  const [typed, setTyped] = useState(query);
  return (
    <SearchField
      label="Название, артикул или штрихкод"
      value={typed}
      onValueChange={(words) => {
        setTyped(words);
        if (words === '' && query !== '') onFind('');
      }}
      onSearch={onFind}
    />
  );
}

/** Those that there is no room for are found by more words. */
const foundText = (found: number): string =>
  found === OFFICE_GOODS_MAX ? `Показаны первые ${found}, уточните запрос` : `Нашлось: ${found}`;

function Found({ store, query }: { store: { id: number; name: string }; query: string }) {
  const { data, error, mutate } = useResource(officeGoodsResource(store.id, query));
  if (!data)
    return error === undefined ? (
      <Coming />
    ) : (
      <LoadFailed title={'Не\u00a0получилось найти товары'} error={error} onRetry={() => void mutate()} />
    );
  if (data.goods.length === 0)
    return <EmptyState title="Ничего не&nbsp;нашлось" text="Проверьте артикул или напишите короче." />;
  return (
    <>
      <StaleNote error={error} onRetry={() => void mutate()} />
      <Text size={14} tone="muted" role="status">
        {foundText(data.goods.length)}
      </Text>
      <ul className={css.rows} aria-label={`Остатки, ${store.name}`}>
        {data.goods.map((good) => (
          <StockRow
            key={good.offer}
            good={good}
            store={store}
            onChanged={(changed) =>
              void mutate(
                (before) =>
                  before && {
                    goods: before.goods.map((one) => (one.offer === changed.offer ? changed : one)),
                  },
                { revalidate: false },
              )
            }
            onRefused={() => void mutate()}
          />
        ))}
      </ul>
    </>
  );
}
