import { randomBytes } from 'node:crypto';
import { APP_CODE_LENGTH, STEP_MS } from '@siren/domain/second-factor';
import { HOTP, Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** Bytes, as RFC 4226 advises. */
const SECRET = 20;
/** How apps name the shop. */
const ISSUER = 'Сирень';
/** How the codes are made: what every app takes for granted (RFC 6238). */
const MADE = { algorithm: 'SHA1', digits: APP_CODE_LENGTH } as const;

export const makeSecret = (): Buffer => randomBytes(SECRET);

const asSecret = (secret: Buffer): Secret => Secret.fromHex(secret.toString('hex'));

/** The code that an app with this secret shows in a step. */
export const codeAt = (secret: Buffer, step: number): string =>
  HOTP.generate({ ...MADE, secret: asSecret(secret), counter: step });

/** A secret as apps take it: typed, as an address, and that address as a picture. */
export interface ToldSecret {
  secret: string;
  uri: string;
  picture: { size: number; path: string };
}

/** The dark squares as the path of a drawing, a square a unit. */
function pictureOf(text: string): ToldSecret['picture'] {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

export function toldSecret(secret: Buffer, login: string): ToldSecret {
  const app = new TOTP({
    ...MADE,
    issuer: ISSUER,
    label: login,
    period: STEP_MS / 1000,
    secret: asSecret(secret),
  });
  const uri = app.toString();
  return { secret: app.secret.base32, uri, picture: pictureOf(uri) };
}
