import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What OWASP names as the least for argon2id: 19 MiB (given in KiB), two passes, one lane. */
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT = 16;
const HASH = 32;

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** The hash of a password with its salt and costs, in the form that argon2's own tools write. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT);
  const hash = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce,
    parallelism: LANES,
    tagLength: HASH,
    memory: MEMORY,
    passes: PASSES,
  });
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${encode(nonce)}$${encode(hash)}`;
}

/** Whether the password is the one of `stored`. Takes as long where there is no account: `stored` is null then. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt, hash] = FORMAT.exec(stored ?? '') ?? [];
  const known = salt !== undefined && hash !== undefined;
  const expected = known ? Buffer.from(hash, 'base64') : randomBytes(HASH);
  const found = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: known ? Buffer.from(salt, 'base64') : randomBytes(SALT),
    parallelism: Number(lanes ?? LANES),
    tagLength: expected.length,
    memory: Number(memory ?? MEMORY),
    passes: Number(passes ?? PASSES),
  });
  return timingSafeEqual(found, expected) && known;
}
