import type { StaffGoodRow } from '@siren/domain/goods';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useKept, useResource } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import { goodPath, ListView, useColumns, useListAddress, useRoom, useSavedViews } from '../kit/index.ts';
import type { ListViewLink } from '../kit/index.ts';
import { GoodsSelection } from './bulk/GoodsSelection.tsx';
import { goodColumns } from './goodColumns.tsx';
import { GoodsFilters } from './GoodsFilters.tsx';
import { askedBy, choicesResource, FIRST_SORT, goodRule, goodsFile, goodsResource } from './resources.ts';

const keyOf = ({ id }: { id: number }) => String(id);
const nameOf = ({ name }: { name: string }) => name;
const linkOf = (good: StaffGoodRow) => <Link to={goodPath(good)} />;

const views: readonly ListViewLink[] = [
  { title: 'Все', filters: {}, count: undefined },
  { title: 'Изменены вручную', filters: { byHand: ['1'] }, count: undefined },
  { title: 'Без картинки', filters: { noPicture: ['1'] }, count: undefined },
  { title: 'Скрыты', filters: { state: ['hidden'] }, count: undefined },
];
const titles = views.map(({ title }) => title);

/** All goods, narrowed by views, filters and a search. A change of many may ask who one is. */
export const GoodsScreen = () => (
  <ConfirmProvider>
    <Goods />
  </ConfirmProvider>
);

function Goods() {
  const list = useListAddress(goodRule);
  const answer = useKept(goodsResource(list.address));
  const choices = useResource(choicesResource).data;
  const room = useRoom();
  const roomy = useMemo(() => goodColumns(room), [room]);
  const columns = useColumns('catalog', list, roomy);
  const { data } = answer;
  const saved = useSavedViews(
    { of: { list: 'catalog', state: askedBy(list.address) }, hidden: columns.hidden },
    list,
    titles,
  );
  return (
    <ListView
      title="Товары"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={[...views, ...saved.links]}
      saved={saved}
      searchLabel="Название, бренд, артикул, штрихкод"
      filters={<GoodsFilters list={list} choices={choices} />}
      summary={data ? formatCount(data.total, ['товар', 'товара', 'товаров']) : null}
      exportAddress={(format) => goodsFile(list.address, format)}
      empty={<EmptyState title="Товаров пока нет" text="Они появятся здесь после первого импорта." />}
      renderSelection={(draw) => (
        <GoodsSelection address={list.address} answer={answer}>
          {draw}
        </GoodsSelection>
      )}
      columns={columns.shown}
      columnsMenu={columns.menu}
      rowKey={keyOf}
      rowName={nameOf}
      rowLink={linkOf}
    />
  );
}
