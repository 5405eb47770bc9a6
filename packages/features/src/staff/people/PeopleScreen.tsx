import { ConfirmProvider } from '../../confirm/index.ts';
import { useKept, useResource } from '../../api/index.ts';
import type { PersonRow } from '@siren/domain/people';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { FilterMenu, ListView, screenPath, useColumns, useListAddress, useRoom } from '../kit/index.ts';
import type { ListAddressState, ListViewLink } from '../kit/index.ts';
import { InviteButton } from './InviteButton.tsx';
import { personColumns } from './personColumns.tsx';
import { nameOf, standingWords } from './personWords.ts';
import { FIRST_SORT, peopleResource, personRule, rolesResource, standings } from './resources.ts';
import { RolesButton } from './RolesButton.tsx';

const keyOf = ({ id }: PersonRow) => String(id);
const linkOf = ({ id }: PersonRow) => <Link to={`${screenPath('people')}/${id}`} />;

const views: readonly ListViewLink[] = [
  { title: 'Люди', filters: {}, count: undefined },
  { title: 'Без второго фактора', filters: { noFactor: ['1'] }, count: undefined },
  { title: 'Давно не\u00a0входили', filters: { unseen: ['1'] }, count: undefined },
  { title: 'Закрыты', filters: { blocked: ['1'] }, count: undefined },
];

/** All accounts of the staff, and the roles that they have. */
export const PeopleScreen = () => (
  <ConfirmProvider>
    <People />
  </ConfirmProvider>
);

/** Within what asks who one is: calls go that way. */
function People() {
  const list = useListAddress(personRule);
  const answer = useKept(peopleResource(list.address));
  const room = useRoom();
  const roomy = useMemo(() => personColumns(room), [room]);
  const columns = useColumns('people', list, roomy);
  const { data } = answer;
  return (
    <ListView
      title="Пользователи и&nbsp;права"
      list={list}
      answer={answer}
      firstSort={FIRST_SORT}
      views={views}
      searchLabel="Имя, логин, почта"
      filters={
        <>
          <RoleFilter list={list} />
          <StandingFilter list={list} />
        </>
      }
      summary={data ? formatCount(data.total, ['сотрудник', 'сотрудника', 'сотрудников']) : null}
      actions={
        <>
          <RolesButton />
          <InviteButton />
        </>
      }
      empty={
        <EmptyState title="Сотрудников пока нет" text="Здесь появится каждый, у&nbsp;кого есть права." />
      }
      columns={columns.shown}
      columnsMenu={columns.menu}
      rowKey={keyOf}
      rowName={nameOf}
      rowLink={linkOf}
    />
  );
}

/** Nothing as long as there are no roles. */
function RoleFilter({ list: { address, change } }: { list: ListAddressState }) {
  const roles = useResource(rolesResource).data?.roles ?? [];
  if (roles.length === 0) return null;
  return (
    <FilterMenu
      label="Роль"
      options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
      chosen={address.filters['role'] ?? []}
      onChange={(role) => change({ filters: { ...address.filters, role } })}
    />
  );
}

/** Each of them narrows the list further, unlike a view, which takes the place of what was chosen. */
const StandingFilter = ({ list: { address, change } }: { list: ListAddressState }) => (
  <FilterMenu
    label="Вход"
    options={standings.map((value) => ({ value, label: standingWords[value] }))}
    chosen={standings.filter((key) => address.filters[key] !== undefined)}
    onChange={(chosen) =>
      change({
        filters: {
          ...address.filters,
          ...Object.fromEntries(standings.map((key) => [key, chosen.includes(key) ? ['1'] : []])),
        },
      })
    }
  />
);
