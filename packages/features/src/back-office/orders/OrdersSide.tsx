import { OFFICE_ORDERS_MAX, officeViews } from '@siren/domain/back-office';
import type { OfficeOrdersView } from '@siren/domain/back-office';
import { isTooShort } from '@siren/domain/orders';
import { Button } from '@siren/ui/button';
import { Chip } from '@siren/ui/chip';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { SearchField } from '@siren/ui/search-field';
import { Select } from '@siren/ui/select';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { ComingLines } from '../ComingLines.tsx';
import { LoadFailed } from '../../errors/index.ts';
import * as css from '../panels.css.ts';
import { StaleNote } from '../StaleNote.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { useOfficeOrders } from './useOfficeOrders.ts';

type List = ReturnType<typeof useOfficeOrders>;

const viewWords: Readonly<Record<OfficeOrdersView, string>> = {
  all: 'Все',
  mine: 'Мои',
  handover: 'Выдать',
  overdue: 'Просрочены',
};

const orderForms = ['заказ', 'заказа', 'заказов'] as const;

/** Of orders that are found by words only so many are counted. */
const totalText = (total: number, isFound: boolean): string =>
  isFound && total > OFFICE_ORDERS_MAX
    ? `больше ${OFFICE_ORDERS_MAX}\u00a0заказов`
    : formatCount(total, orderForms);

const ALL = 'all';
export interface OrdersSideProps {
  list: List;
  /** The order that is open. */
  current: number | null;
}

/** The orders to work on, narrowed by a press, or any orders by words. */
export function OrdersSide({ list, current }: OrdersSideProps) {
  const { data, error, stale, retry, asked } = list;
  return (
    <section className={css.side} aria-label="Заказы">
      <div className={css.sideHead}>
        <div className={css.title}>
          <Heading level={1} size="panel">
            {asked.query === '' ? 'В\u00a0работе' : 'Найдено'}
          </Heading>
          <Text as="span" size={14} tone="muted" role="status">
            {data && totalText(data.total, asked.query !== '')}
          </Text>
        </div>
        <FindOrder key={asked.query} list={list} />
        {asked.query === '' && <Narrowing list={list} />}
        <StaleNote error={stale} onRetry={retry} />
      </div>
      {data ? (
        <Rows list={list} current={current} />
      ) : error === undefined ? (
        <ComingLines className={css.loading} />
      ) : (
        <LoadFailed title={'Не\u00a0получилось загрузить заказы'} error={error} onRetry={retry} />
      )}
    </section>
  );
}

function FindOrder({ list: { asked, ask } }: { list: List }) {
  const [typed, setTyped] = useState(asked.query);
  return (
    <SearchField
      label="Номер, телефон или код"
      value={typed}
      onValueChange={(words) => {
        setTyped(words);
        if (words === '' && asked.query !== '') ask({ query: '' });
      }}
      onSearch={(words) => ask({ query: words })}
    />
  );
}

function Narrowing({ list: { data, asked, ask } }: { list: List }) {
  const stores = data?.stores ?? [];
  return (
    <>
      <div role="group" aria-label="Какие заказы" className={css.views}>
        {officeViews.map((view) => (
          <Chip key={view} selected={asked.view === view} onClick={() => ask({ view })}>
            {[viewWords[view], data?.counts[view] || ''].join(' ').trim()}
          </Chip>
        ))}
      </div>
      {stores.length > 1 && (
        <Select
          label="Магазин"
          hideLabel
          value={asked.store === null ? ALL : String(asked.store)}
          options={[
            { value: ALL, label: 'Все магазины и\u00a0доставка' },
            ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onValueChange={(value) => ask({ store: value === ALL ? null : Number(value) })}
        />
      )}
    </>
  );
}

/** What stands in place of the rows. */
function emptyWords(query: string): { title: string; text: string } {
  if (query === '') return { title: 'Здесь пусто', text: 'Новые заказы появятся сами.' };
  if (isTooShort(query))
    return {
      title: 'Наберите хотя бы два знака',
      text: 'Одна буква или цифра есть почти в\u00a0каждом заказе.',
    };
  return {
    title: 'Ничего не\u00a0нашлось',
    text: 'Проверьте номер. По\u00a0телефону ищут целиком или по\u00a0последним четырём цифрам.',
  };
}

function Rows({ list: { data, asked, ask, search }, current }: OrdersSideProps) {
  if (!data) return null;
  if (data.rows.length === 0)
    return (
      <div className={css.noRows}>
        <EmptyState
          {...emptyWords(asked.query)}
          action={
            (asked.query !== '' || asked.view !== 'all' || asked.store !== null) && (
              <Button variant="line" onClick={() => ask({ query: '', view: 'all', store: null })}>
                Показать все
              </Button>
            )
          }
        />
      </div>
    );
  return (
    <div className={css.rows}>
      <ul>
        {data.rows.map((row) => (
          <OrderRow key={row.id} row={row} isCurrent={row.id === current} search={search} />
        ))}
      </ul>
      {data.total > OFFICE_ORDERS_MAX && (
        <p className={css.more}>Показаны первые {OFFICE_ORDERS_MAX}, остальные ищите по&nbsp;номеру.</p>
      )}
    </div>
  );
}
