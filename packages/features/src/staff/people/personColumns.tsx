import type { PersonRow } from '@siren/domain/people';
import { Badge } from '@siren/ui/badge';
import type { Column } from '@siren/ui/data-table';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import type { Room } from '../kit/index.ts';
import { factorWords, nameOf, ONLY_ADMINISTRATOR, roleText, seenText } from './personWords.ts';

type PersonColumn = Column<PersonRow>;

const Called = ({ person }: { person: PersonRow }) => (
  <Stack gap={0}>
    <Text as="span" weight="strong">
      {nameOf(person)}
    </Text>
    <Text as="span" size={12} weight="normal" tone="muted">
      {person.onlyAdministrator ? ONLY_ADMINISTRATOR : person.login}
    </Text>
  </Stack>
);

const Standing = ({ person, seen }: { person: PersonRow; seen: boolean }) => (
  <Stack gap={0}>
    <span>{person.blocked ? <Badge tone="critical">Закрыт</Badge> : roleText(person)}</span>
    {!person.blocked && (
      <Text as="span" size={12} tone={person.factor === 'due' ? 'caution' : 'muted'}>
        {factorWords[person.factor]}
      </Text>
    )}
    {seen && (
      <Text as="span" size={12} tone="muted" numeric>
        {seenText(person)}
      </Text>
    )}
  </Stack>
);

const nameColumn: PersonColumn = {
  key: 'name',
  header: 'Сотрудник',
  sortable: true,
  width: 240,
  wrap: true,
  grow: true,
  cell: (person) => <Called person={person} />,
};

const roleColumn = (seen: boolean): PersonColumn => ({
  key: 'role',
  sortable: true,
  header: 'Роль и\u00a0вход',
  width: seen ? 148 : 220,
  wrap: true,
  cell: (person) => <Standing person={person} seen={seen} />,
});

const seenColumn: PersonColumn = {
  key: 'seen',
  header: 'Последний раз',
  sortable: true,
  width: 176,
  cell: seenText,
};

/** Columns that the screen has room for; on a phone when they were here stands below the role. */
export const personColumns = (room: Room): PersonColumn[] =>
  room === 'phone'
    ? [{ ...nameColumn, width: 180 }, roleColumn(true)]
    : [nameColumn, roleColumn(false), seenColumn];
