import { switchLayout } from '@siren/domain/search';

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * The most common passwords, by the package that zxcvbn-ts is made from: it is kept up to date from lists of leaks, and
 * 49,000 lines are what guessing over the network can go through. Read when the first password is set, not at the start.
 */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether it is among the passwords that are tried first, in small letters or in the other keyboard layout either. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  const known = await loading;
  const small = password.normalize('NFC').toLowerCase();
  return known.has(small) || known.has(switchLayout(small) ?? '');
}
