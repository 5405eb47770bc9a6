export {
  administratorNeeds,
  isAdministrator,
  isOnlyAdministrator,
  keepsAnAdministrator,
} from './administrators.ts';
export type { Standing } from './administrators.ts';
export { INVITATION_LIFE_MS, invitationProblem } from './invitation.ts';
export type { InvitationProblem, KeptInvitation } from './invitation.ts';
export { mayChange, mayGive, rightsProblem } from './mayGive.ts';
export type { RightsProblem } from './mayGive.ts';
export { personSorts, ROLE_NAME_MAX } from './people.ts';
export type { Invitation, Person, PersonFilters, PersonRow, Role } from './people.ts';
export { inOrder, rightsChanges } from './rightsChanges.ts';
