export {
  administratorNeeds,
  isAdministrator,
  isOnlyAdministrator,
  keepsAnAdministrator,
} from './administrators.ts';
export type { Standing } from './administrators.ts';
export { INVITATION_LIFE_MS, invitationProblem, inviteeOf, invitees } from './invitation.ts';
export type { InvitationProblem, Invitee, KeptInvitation } from './invitation.ts';
export {
  givenWords,
  invitationLetter,
  LETTER_SENDING_MS,
  LETTER_WAIT_MS,
  letterProblem,
  LETTERS_MAX,
  LETTERS_WINDOW_MS,
  letterState,
} from './invitationLetter.ts';
export type { InvitationOffer, LetterProblem } from './invitationLetter.ts';
export { mayChange, mayGive, rightsProblem } from './mayGive.ts';
export type { RightsProblem } from './mayGive.ts';
export { permissionWords } from './permissionWords.ts';
export { isUnseen, letterStates, personSorts, ROLE_NAME_MAX, storesText, UNSEEN_MS } from './people.ts';
export type { Invitation, LetterState, Person, PersonFilters, PersonRow, Role } from './people.ts';
export { inOrder, rightsChanges } from './rightsChanges.ts';
