import type { Permission } from '@siren/domain/account';
import { isAdministrator, rightsChanges, rightsProblem } from '@siren/domain/people';
import type { Person, Role } from '@siren/domain/people';
import type { WantedRights } from './usePerson.ts';

/** What somebody is to be allowed, as it is chosen. */
export interface RightsDraft {
  /** null for permissions of their own. */
  role: number | null;
  permissions: readonly Permission[];
}

export const draftOf = ({ role, permissions }: Pick<Person, 'role' | 'permissions'>): RightsDraft => ({
  role: role?.id ?? null,
  permissions,
});

/** With another role chosen; without one its permissions stay as their own. */
export const withRole = (draft: RightsDraft, role: Role | undefined): RightsDraft => ({
  role: role?.id ?? null,
  permissions: role?.permissions ?? draft.permissions,
});

export const wantedBy = ({ role, permissions }: RightsDraft): WantedRights =>
  role === null ? { permissions: [...permissions] } : { role };

export const isChanged = (person: Person, draft: RightsDraft): boolean =>
  draft.role !== (person.role?.id ?? null) ||
  rightsChanges(person.permissions, [...draft.permissions]).length > 0;

export type DraftProblem = 'stronger' | 'beyond_own' | 'last_administrator';

/** Why it cannot be saved like that, as the server judges it, too; null where it can. @param own what whoever saves may do */
export function draftProblem(
  own: readonly string[],
  person: Person,
  draft: RightsDraft,
): DraftProblem | null {
  const problem = rightsProblem(own, person.permissions, [...draft.permissions]);
  if (problem) return problem;
  const stays = isAdministrator({ permissions: draft.permissions, blocked: person.blocked });
  return person.onlyAdministrator && !stays ? 'last_administrator' : null;
}
