import type { AnswerOf } from '@siren/contract/calls';
import type { Role } from '@siren/domain/people';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** All roles by name, each with how many accounts have it. */
export const readRoles = async (db: Database): Promise<AnswerOf<'/api/admin/users/roles'>> => ({
  roles: await db.query<Role>(sql`
    select r.id, r.name, r.permissions, r.version, r.needs_factor as "needsFactor",
      (select count(*)::int from users u where u.role_id = r.id) as people
    from staff_roles r order by folded(r.name) collate "C", r.id`),
});
