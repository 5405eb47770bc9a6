import { staffRefusal } from '@siren/contract/errors';
import { isOnlyAdministrator } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { readChanges } from '../audit/index.ts';
import { composed } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { administrators } from './administrators.ts';
import { isPerson, personColumns, personStores } from './personRows.ts';

type Row = Omit<Person, 'createdAt' | 'seenAt' | 'timeZone' | 'onlyAdministrator' | 'changes'> & {
  createdAt: Date;
  seenAt: Date | null;
};

/** One of the staff, whole. @throws ApiError person.not_found */
export async function readPerson({ db, now, places }: Context, id: number): Promise<Person> {
  const [row] = await db.query<Row>(composed`
    select ${personColumns}, ${personStores} as stores, u.phone, u.email, u.created_at as "createdAt", u.blocked_why as "blockedWhy", u.version,
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > ${now()}) as sessions
    from users u left join staff_roles r on r.id = u.role_id
    where u.id = ${id}::int and ${isPerson}`);
  if (!row) throw staffRefusal('person.not_found');
  const { region } = await places.resolve({});
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
    timeZone: region.timeZone,
    onlyAdministrator: isOnlyAdministrator(id, await administrators(db)),
    changes: await readChanges(db, 'person', id),
  };
}
