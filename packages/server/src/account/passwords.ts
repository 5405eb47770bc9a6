import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What one guess of a password costs. */
export interface PasswordCost {
  /** KiB */
  memory: number;
  passes: number;
  lanes: number;
}

/** What OWASP names as the least for argon2id: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memory: 19_456, passes: 2, lanes: 1 };
const SALT = 16;
const HASH = 32;

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** The hash of a password with its salt and costs, in the form that argon2's own tools write. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const { memory, passes, lanes } = cost;
  const nonce = randomBytes(SALT);
  const hash = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce,
    parallelism: lanes,
    tagLength: HASH,
    memory,
    passes,
  });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${encode(nonce)}$${encode(hash)}`;
}

/**
 * Whether the password is the one of `stored`, whose own cost it takes. Takes as long where there is no account:
 * `stored` is null then.
 *
 * @param cost that of the shop's new hashes
 */
export async function isPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost = COST,
): Promise<boolean> {
  const [, memory, passes, lanes, salt, hash] = FORMAT.exec(stored ?? '') ?? [];
  const known = salt !== undefined && hash !== undefined;
  const expected = known ? Buffer.from(hash, 'base64') : randomBytes(HASH);
  const found = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: known ? Buffer.from(salt, 'base64') : randomBytes(SALT),
    parallelism: Number(lanes ?? cost.lanes),
    tagLength: expected.length,
    memory: Number(memory ?? cost.memory),
    passes: Number(passes ?? cost.passes),
  });
  return timingSafeEqual(found, expected) && known;
}
