import { couponStates, couponStateWords, couponTypes, couponTypeWords } from '@siren/domain/coupons';
import type { StaffCouponRow } from '@siren/domain/coupons';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { PlusIcon } from '@siren/ui/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useKept } from '../../api/index.ts';
import { ConfirmProvider } from '../../confirm/index.ts';
import {
  FilterMenu,
  ListView,
  screenPath,
  useColumns,
  useListAddress,
  useRoom,
  useSavedViews,
} from '../kit/index.ts';
import type { ListAddressState, ListViewLink } from '../kit/index.ts';
import { couponColumns, couponName } from './couponColumns.tsx';
import { askedBy, couponRule, couponsFile, couponsResource, FIRST_SORT } from './resources.ts';
import { CouponsSelection } from './CouponsSelection.tsx';

const keyOf = ({ id }: { id: number }) => String(id);
/** A series leads to its codes. */
const linkOf = ({ id, series }: StaffCouponRow) => (
  <Link to={screenPath('coupons') + (series ? `?series=${series.id}` : `/${id}`)} />
);

const views: readonly ListViewLink[] = [
  { title: 'Все', filters: {}, count: undefined },
  { title: 'Идут', filters: { state: ['running'] }, count: undefined },
  { title: 'Будут', filters: { state: ['coming'] }, count: undefined },
  { title: 'Закончились', filters: { state: ['ended', 'exhausted'] }, count: undefined },
  { title: 'Выключены', filters: { state: ['off'] }, count: undefined },
];
const titles = views.map(({ title }) => title);
const stateOptions = couponStates.map((value) => ({ value, label: couponStateWords[value] }));
const typeOptions = couponTypes.map((value) => ({ value, label: couponTypeWords[value] }));

/** What the list of coupons is narrowed by. */
function Filters({ list: { address, change } }: { list: ListAddressState }) {
  const { filters } = address;
  const choose = (key: string) => (values: string[]) => change({ filters: { ...filters, [key]: values } });
  return (
    <>
      <FilterMenu
        label="Состояние"
        options={stateOptions}
        chosen={filters['state'] ?? []}
        onChange={choose('state')}
      />
      <FilterMenu
        label="Вид"
        options={typeOptions}
        chosen={filters['type'] ?? []}
        onChange={choose('type')}
      />
      {filters['series'] && (
        <Button size="s" variant="line" onClick={() => choose('series')([])}>
          Серия: показать все промокоды
        </Button>
      )}
    </>
  );
}

/** All coupons, narrowed by views, filters and a search. A change of many may ask who one is. */
export const CouponsScreen = () => (
  <ConfirmProvider>
    <Coupons />
  </ConfirmProvider>
);

function Coupons() {
  const list = useListAddress(couponRule);
  const answer = useKept(couponsResource(list.address));
  const room = useRoom();
  const roomy = useMemo(() => couponColumns(room), [room]);
  const columns = useColumns('coupons', list, roomy);
  const { data } = answer;
  const saved = useSavedViews(
    { of: { list: 'coupons', state: askedBy(list.address) }, hidden: columns.hidden },
    list,
    titles,
  );
  return (
    <ListView
      title="Промокоды"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={[...views, ...saved.links]}
      saved={saved}
      actions={
        <Button icon={<PlusIcon />} render={<Link to={`${screenPath('coupons')}/new`} />}>
          Новый промокод
        </Button>
      }
      searchLabel="Код или описание"
      filters={<Filters list={list} />}
      summary={data ? formatCount(data.total, ['промокод', 'промокода', 'промокодов']) : null}
      exportAddress={(format) => couponsFile(list.address, format)}
      empty={
        <EmptyState
          title="Промокодов пока нет"
          text="Создайте первый: покупатели смогут применить его сразу."
        />
      }
      renderSelection={(draw) => (
        <CouponsSelection address={list.address} answer={answer}>
          {draw}
        </CouponsSelection>
      )}
      columns={columns.shown}
      columnsMenu={columns.menu}
      rowKey={keyOf}
      rowName={couponName}
      rowLink={linkOf}
    />
  );
}
