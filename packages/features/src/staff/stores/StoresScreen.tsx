import type { StaffStoreRow } from '@siren/domain/stores';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { PinIcon, PlusIcon } from '@siren/ui/icons';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useKept, useResource } from '../../api/index.ts';
import { useNow } from '../../info/index.ts';
import { ListView, screenPath, useColumns, useListAddress, useRoom, useSavedViews } from '../kit/index.ts';
import type { ListAddress, ListViewLink } from '../kit/index.ts';
import { askedBy, choicesResource, FIRST_SORT, storeRule, storesFile, storesResource } from './resources.ts';
import { storeColumns } from './storeColumns.tsx';
import * as css from './Stores.css.ts';
import { StoresFilters } from './StoresFilters.tsx';
import { StoresMap } from './StoresMap.tsx';
import { useMapShown } from './useMapShown.ts';

const keyOf = ({ id }: StaffStoreRow) => String(id);
const nameOf = ({ name, city }: StaffStoreRow) => `${name}, ${city.name}`;
const linkOf = ({ id }: StaffStoreRow) => <Link to={`${screenPath('stores')}/${id}`} />;

const view = (title: string, filters: ListViewLink['filters']): ListViewLink => ({
  ...{ title, filters },
  count: undefined,
});
const views = [
  view('Все', {}),
  view('Работают', { state: ['on'] }),
  view('Выключены', { state: ['off'] }),
  view('Свои', { kind: ['own'] }),
  view('Партнёры', { kind: ['partner'] }),
];
const titles = views.map(({ title }) => title);

/** The map stands above what it shows. */
const UnderMap = ({ address, children }: { address: ListAddress; children?: ReactNode }) => (
  <>
    <div className={css.mapPlace}>
      <StoresMap address={address} />
    </div>
    {children}
  </>
);

/** All stores, own and partners', and whether they are open just now. */
export function StoresScreen() {
  const list = useListAddress(storeRule);
  const answer = useKept(storesResource(list.address));
  const choices = useResource(choicesResource).data;
  const room = useRoom();
  const now = useNow();
  const map = useMapShown();
  const roomy = useMemo(() => storeColumns(room, now), [room, now]);
  const columns = useColumns('franchise-stores', list, roomy);
  const saved = useSavedViews(
    { of: { list: 'franchise-stores', state: askedBy(list.address) }, hidden: columns.hidden },
    list,
    titles,
  );
  return (
    <ListView
      title="Магазины"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={[...views, ...saved.links]}
      saved={saved}
      actions={
        <>
          <Button
            variant={map.isShown ? 'soft' : 'line'}
            size="s"
            icon={<PinIcon size="s" />}
            aria-pressed={map.isShown}
            onClick={map.toggle}
          >
            На&nbsp;карте
          </Button>
          <Button
            variant="line"
            size="s"
            icon={<PlusIcon size="s" />}
            render={<Link to={`${screenPath('stores')}/new`} />}
          >
            Новый магазин
          </Button>
        </>
      }
      {...(map.isShown && { around: <UnderMap address={list.address} /> })}
      searchLabel="Название, код, адрес, ИНН"
      filters={<StoresFilters list={list} choices={choices} />}
      summary={answer.data ? formatCount(answer.data.total, ['магазин', 'магазина', 'магазинов']) : null}
      exportAddress={(format) => storesFile(list.address, format)}
      empty={
        <EmptyState
          title="Магазинов ещё нет"
          text="Добавьте первый: по&nbsp;магазинам считаются остатки и&nbsp;самовывоз."
        />
      }
      columns={columns.shown}
      columnsMenu={columns.menu}
      rowKey={keyOf}
      rowName={nameOf}
      rowLink={linkOf}
    />
  );
}
