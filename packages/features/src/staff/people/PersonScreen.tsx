import { mayChange } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { Badge } from '@siren/ui/badge';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatFullDate, formatPhone } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import {
  AccountSessions,
  BlockAccount,
  RecordColumns,
  RecordComing,
  RecordHead,
  RecordHistory,
  RecordPage,
  screenPath,
  personHistory,
} from '../kit/index.ts';
import { DismissPerson } from './DismissPerson.tsx';
import { PersonRights } from './PersonRights.tsx';
import { PersonStores } from './PersonStores.tsx';
import { factorWords, nameOf, seenText } from './personWords.ts';
import { ResetFactor } from './ResetFactor.tsx';
import { usePerson } from './usePerson.ts';

/** One of the staff: what they may do, and what administrators can do about it. */
export const PersonScreen = () => (
  <RecordPage kind="Сотрудник" list={{ label: 'Пользователи и\u00a0права', path: screenPath('people') }}>
    {(id) => <Opened key={id} id={id} />}
  </RecordPage>
);

const blockFollows = {
  block: 'Все сеансы завершатся сразу, войти будет нельзя. Права останутся.',
  letIn: 'Сотрудник снова сможет войти с\u00a0теми\u00a0же правами.',
};

/** Within what asks who one is: its calls go that way. */
function Opened({ id }: { id: number }) {
  const { data: person, error, retry, ...rest } = usePerson(id);
  if (!person) return <RecordComing error={error} onRetry={retry} />;
  const { open, own } = rest;
  const may = mayChange(own, person.permissions);
  return (
    <>
      <RecordHead
        title={nameOf(person)}
        marks={person.blocked && <Badge tone="critical">Закрыт</Badge>}
        actions={null}
      />
      {person.onlyAdministrator && <OnlyAdministrator />}
      <RecordColumns
        main={
          <>
            <PersonRights key={id} person={person} {...rest} />
            <PersonStores person={person} open={open} may={may && !rest.isMe} />
            <RecordHistory lines={personHistory(person.changes)} timeZone={person.timeZone} />
          </>
        }
        aside={
          <>
            <PersonFacts person={person} />
            <AccountSessions
              sessions={person.sessions}
              may={may}
              description="Сотруднику придётся войти заново везде."
              onEnd={() => open.endSessions()}
            />
            {may && !rest.isMe && person.factor === 'on' && (
              <ResetFactor name={nameOf(person)} onReset={(reason) => open.resetFactor(reason)} />
            )}
            {may && !person.onlyAdministrator && (
              <BlockAccount
                name={nameOf(person)}
                blocked={person.blocked}
                follows={blockFollows}
                onBlock={(blocking) => open.block(blocking)}
              />
            )}
            {may && !rest.isMe && !person.onlyAdministrator && (
              <DismissPerson name={nameOf(person)} onDismiss={(reason) => open.dismiss(reason)} />
            )}
          </>
        }
      />
    </>
  );
}

const OnlyAdministrator = () => (
  <Callout tone="caution" title="Единственный администратор.">
    Права не&nbsp;снять и&nbsp;вход не&nbsp;закрыть, пока не&nbsp;назначен второй. Иначе права некому будет
    вернуть.
  </Callout>
);

function PersonFacts({ person }: { person: Person }) {
  const { login, phone, email, createdAt, timeZone, blockedWhy, factor } = person;
  const pairs = [
    ['Логин', login],
    ['Телефон', phone !== null && formatPhone(phone)],
    ['Почта', email !== null && <a href={`mailto:${email}`}>{email}</a>],
    ['В магазине с', formatFullDate(createdAt, timeZone)],
    ['Последний раз', seenText(person)],
    ['Защита', factorWords[factor]],
    ['Почему закрыт', blockedWhy],
  ] as const;
  return (
    <Card as="section" aria-label="Учётная запись">
      <Stack gap={2}>
        <Heading level={2} size="panel">
          Учётная запись
        </Heading>
        <DefinitionList
          kind="params"
          items={pairs.flatMap(([term, value]) => (value ? [{ term, value }] : []))}
        />
      </Stack>
    </Card>
  );
}
