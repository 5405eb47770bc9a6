/** Bounds of a new password, characters. Length is what guards it: no letters or signs are asked for. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export type PasswordProblem = 'too_short' | 'too_long';

/** Why a new password does not do; null where it does. */
export function passwordProblem(password: string): PasswordProblem | null {
  if ([...password].length < PASSWORD_MIN) return 'too_short';
  return password.length > PASSWORD_MAX ? 'too_long' : null;
}
