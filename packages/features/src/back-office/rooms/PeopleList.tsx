import type { AnswerOf } from '@siren/contract/calls';
import { Avatar } from '@siren/ui/avatar';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { momentText } from '../moments.ts';
import * as css from './Rooms.css.ts';

export interface PeopleListProps {
  people: AnswerOf<'/api/backoffice/rooms/list'>['people'];
  /** Who looks at it. */
  me: number;
}

function wordsOf({ id, online, seenAt }: PeopleListProps['people'][number], me: number): string {
  if (id === me) return 'вы';
  if (online) return 'на\u00a0связи';
  return seenAt === null ? 'ещё не\u00a0заходили' : `на\u00a0связи ${momentText(seenAt)}`;
}

/** Who works in the back-office, and who of them is there. */
export function PeopleList({ people, me }: PeopleListProps) {
  return (
    <aside className={css.people} aria-label="Кто здесь">
      <Heading level={2} size="group">
        Кто здесь
      </Heading>
      <ul className={css.persons}>
        {people.map((person) => (
          <li key={person.id} className={css.person}>
            <Avatar
              name={person.name}
              size="m"
              silent
              presence={person.online || person.id === me ? 'online' : 'offline'}
            />
            <span className={css.personWords}>
              <Text as="span" size={14} weight="medium">
                {person.name}
              </Text>
              <Text as="span" size={12} tone="muted">
                {wordsOf(person, me)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
