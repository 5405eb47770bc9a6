/** How many recovery codes there are at first. */
export const RECOVERY_CODES = 10;
/** Bytes of chance in a recovery code: more than anybody guesses, from the table of digests, too. */
export const RECOVERY_BYTES = 10;
/** Characters of a recovery code: five bits each. */
export const RECOVERY_LENGTH = (RECOVERY_BYTES * 8) / 5;

/** Base32 of RFC 4648 in small letters: no «0» and no «1», which look like letters. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const GROUP = /.{4}(?=.)/g;

/** A recovery code as it is read and typed, in groups of four. @param bytes `RECOVERY_BYTES` of chance */
export function recoveryText(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const code = bits.replaceAll(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)));
  return code.replaceAll(GROUP, '$&-');
}
