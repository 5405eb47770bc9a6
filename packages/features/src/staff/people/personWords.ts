import type { Person, PersonRow } from '@siren/domain/people';
import { formatCount } from '@siren/ui/format';
import { momentText } from '../kit/index.ts';
import type { standings } from './resources.ts';

export const ONLY_ADMINISTRATOR = 'единственный администратор';

/** «4 права»: how many permissions a set has. */
export const rightsCount = (permissions: readonly string[]): string =>
  permissions.length === 0 ? 'прав нет' : formatCount(permissions.length, ['право', 'права', 'прав']);

/** By what somebody may do what they may: a role by its name, or how many permissions of their own. */
export const roleText = ({ role, permissions }: Pick<PersonRow, 'role' | 'permissions'>): string =>
  role?.name ?? rightsCount(permissions);

export const seenText = ({ seenAt, timeZone }: Pick<PersonRow, 'seenAt' | 'timeZone'>): string =>
  seenAt === null ? 'ещё не\u00a0заходил' : momentText(seenAt, timeZone);

/** Whether somebody enters by a code besides the password. */
export const factorWords: Readonly<Record<PersonRow['factor'], string>> = {
  on: 'вход по\u00a0коду',
  due: 'ещё не\u00a0включил вход по\u00a0коду',
  off: 'вход без кода',
};

/** What the list is narrowed to. */
export const standingWords: Readonly<Record<(typeof standings)[number], string>> = {
  noFactor: 'Без второго фактора',
  unseen: 'Давно не\u00a0входили',
  invited: 'Пришли по\u00a0приглашению',
  blocked: 'Закрыты',
};

export const nameOf = ({ name, login }: Pick<Person, 'name' | 'login'>): string => name || login;

/** «1 человек», «12 человек»: who has a role. */
export const peopleText = (people: number): string => formatCount(people, ['человек', 'человека', 'человек']);
