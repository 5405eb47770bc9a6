import type { Api } from '@siren/contract/calls';
import type {
  PriceChange,
  PricePreview,
  SectionMove,
  SectionPreview,
  SelectedGood,
  StaffGoodRow,
} from '@siren/domain/goods';
import { newIdempotencyKey } from '../../../api/index.ts';
import type { BulkJob } from '../../kit/index.ts';

type Job = BulkJob<SelectedGood>;

/** A row of the list as it is selected. */
export const selectedOf = ({ id, version, name, state }: StaffGoodRow): SelectedGood => ({
  ...{ id, version, name },
  hidden: state === 'hidden',
});

const NO_WAY_BACK = { back: () => null };

/** All portions of a press have its key: the history keeps them together. @param run the change that is undone */
function sendUndo(
  api: Api,
  path: '/api/admin/catalog/undo-prices' | '/api/admin/catalog/undo-sections',
  run: string,
): Job['send'] {
  const press = newIdempotencyKey();
  return async (portion) => {
    const goods = portion.map(({ id }) => id);
    return (await api.call(path, { run, press, goods })).results;
  };
}

/** Changes prices as they were shown beforehand. */
export function pricesJob(
  api: Api,
  selected: readonly SelectedGood[],
  { change, preview }: { change: PriceChange; preview: PricePreview },
): Job {
  const run = newIdempotencyKey();
  const prints = new Map(preview.goods.map(({ id, print }) => [id, print]));
  const versions = new Map(preview.goods.map(({ id, version }) => [id, version]));
  return {
    title: 'Меняем цены',
    doneWord: 'Цены изменены, товаров:',
    deed: `prices ${JSON.stringify(change)}`,
    items: selected.flatMap((good) => {
      const version = versions.get(good.id);
      return version === undefined ? [] : [{ ...good, version }];
    }),
    send: async (portion) => {
      const goods = portion.map(({ id, version }) => ({ id, version, print: prints.get(id) ?? '' }));
      return (await api.call('/api/admin/catalog/change-prices', { run, change, goods })).results;
    },
    back: (changed) => ({
      ...NO_WAY_BACK,
      title: 'Возвращаем цены',
      doneWord: 'Цены возвращены, товаров:',
      items: changed,
      send: sendUndo(api, '/api/admin/catalog/undo-prices', run),
    }),
  };
}

/** Moves goods between sections as it was shown beforehand. */
export function sectionsJob(
  api: Api,
  selected: readonly SelectedGood[],
  { change, preview }: { change: SectionMove; preview: SectionPreview },
): Job {
  const run = newIdempotencyKey();
  const moving = new Map(preview.goods.map((good) => [good.id, good]));
  return {
    title: 'Меняем раздел',
    doneWord: 'Раздел изменён, товаров:',
    deed: `sections ${JSON.stringify(change)}`,
    items: selected.filter(({ id }) => moving.has(id)),
    send: async (portion) => {
      const goods = portion.flatMap(({ id }) => moving.get(id) ?? []);
      return (await api.call('/api/admin/catalog/change-sections', { run, change, goods })).results;
    },
    back: (changed) => ({
      ...NO_WAY_BACK,
      title: 'Возвращаем раздел',
      doneWord: 'Раздел возвращён, товаров:',
      items: changed,
      send: sendUndo(api, '/api/admin/catalog/undo-sections', run),
    }),
  };
}

function sendShow(api: Api, hidden: boolean): Job['send'] {
  const press = newIdempotencyKey();
  return async (portion) => {
    const goods = portion.map(({ id, version }) => ({ id, version }));
    return (await api.call('/api/admin/catalog/show', { hidden, press, goods })).results;
  };
}

const showWords = (hidden: boolean) =>
  hidden
    ? { title: 'Скрываем товары', doneWord: 'Скрыто товаров:' }
    : { title: 'Показываем товары', doneWord: 'Показано товаров:' };

/** Hides goods from shoppers, or shows them again. */
export const showJob = (api: Api, items: readonly SelectedGood[], hidden: boolean): Job => ({
  ...showWords(hidden),
  items,
  deed: `show ${hidden}`,
  send: sendShow(api, hidden),
  back: (changed) => ({
    ...NO_WAY_BACK,
    ...showWords(!hidden),
    items: changed,
    send: sendShow(api, !hidden),
  }),
});

function sendBadge(api: Api, badge: number, on: boolean): Job['send'] {
  const press = newIdempotencyKey();
  return async (portion) => {
    const goods = portion.map(({ id, version }) => ({ id, version }));
    return (await api.call('/api/admin/catalog/change-badges', { badge, on, press, goods })).results;
  };
}

const badgeWords = ({ name }: Named, on: boolean) =>
  on
    ? { title: `Ставим бейдж «${name}»`, doneWord: `Бейдж «${name}» поставлен, товаров:` }
    : { title: `Снимаем бейдж «${name}»`, doneWord: `Бейдж «${name}» снят, товаров:` };

interface Named {
  id: number;
  name: string;
}

/** Puts a badge on goods, or takes it off. What had it already is none of those that it is taken off again. */
export const badgeJob = (api: Api, items: readonly SelectedGood[], badge: Named, on: boolean): Job => ({
  ...badgeWords(badge, on),
  items,
  deed: `badge ${badge.id} ${on}`,
  send: sendBadge(api, badge.id, on),
  back: (changed) => ({
    ...NO_WAY_BACK,
    ...badgeWords(badge, !on),
    items: changed,
    send: sendBadge(api, badge.id, !on),
  }),
});
