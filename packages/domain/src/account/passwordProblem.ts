import { normalizePhone, readMailbox } from '../checkout/index.ts';

/** Bounds of a new password, characters. Length is what guards it: no letters or signs are asked for. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export type PasswordProblem = 'too_short' | 'too_long' | 'telling';

/** A phone and a mailbox in whatever writing; anything else in small letters. */
function plain(name: string): string {
  const mailbox = readMailbox(name);
  if (mailbox) return `${mailbox.name}@${mailbox.host}`.toLowerCase();
  return normalizePhone(name) ?? name.trim().toLowerCase();
}

/**
 * Why a new password does not do; null where it does.
 * @param names what others know of its owner: login, phone, e-mail
 */
export function passwordProblem(password: string, names: readonly string[] = []): PasswordProblem | null {
  if ([...password].length < PASSWORD_MIN) return 'too_short';
  if (password.length > PASSWORD_MAX) return 'too_long';
  return names.some((name) => plain(name) === plain(password)) ? 'telling' : null;
}
