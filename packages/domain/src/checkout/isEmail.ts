/** Longest e-mail address that mail servers take, characters. */
export const EMAIL_MAX = 254;

/** Whether it reads like an e-mail address: something, @, a domain with a dot, no spaces. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);
}
