import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { typedProof } from '@siren/domain/second-factor';
import type { OwnFactor } from '@siren/domain/second-factor';

/** The code that the app shows in stories. */
export const APP_CODE = '274913';

const user = { id: 7, login: 'e.kim', name: 'Елена Ким', flags: ['staff'] };
const token = 'b'.repeat(32);

/** Ten codes that no shop gives. */
export const storyCodes = [...'abcdefghij'].map((one) => `${one}2k7-qm4x-${one}nd5-hw3t`);

/** Squares of a picture that leads nowhere: three corners, and a pattern between them. */
function drawnPicture() {
  const size = 25;
  const squares: string[] = [];
  const corner = (x: number, y: number) =>
    [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ].some(([left = 0, top = 0]) => {
      const [dx, dy] = [x - left, y - top];
      const isIn = dx >= 0 && dy >= 0 && dx < 7 && dy < 7;
      const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
      return isIn && ring !== 2;
    });
  const isFree = (x: number, y: number) => (x > 7 && x < size - 8) || (y > 7 && y < size - 8);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (corner(x, y) || (isFree(x, y) && (x * 7 + y * 11 + x * y) % 5 < 2))
        squares.push(`M${x} ${y}h1v1h-1z`);
  return { size, path: squares.join('') };
}

/** A server that has this of one's own account. */
export function mockFactor(first: OwnFactor) {
  let factor = first;
  const check = (code: string) => {
    if (typedProof(code)?.code !== APP_CODE) throw staffRefusal('factor.wrong_code');
  };
  return [
    mockCall('/api/user/factor', () => factor),
    mockCall('/api/user/begin-factor', () => ({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/',
      picture: drawnPicture(),
    })),
    mockCall('/api/user/turn-on-factor', ({ code }) => {
      check(code);
      factor = { ...factor, state: 'on', recoveryLeft: storyCodes.length };
      return { user, token, recoveryCodes: storyCodes };
    }),
    mockCall('/api/user/renew-recovery-codes', ({ code }) => {
      check(code);
      factor = { ...factor, recoveryLeft: storyCodes.length };
      return { recoveryCodes: storyCodes };
    }),
    mockCall('/api/user/turn-off-factor', ({ code }) => {
      check(code);
      factor = { state: factor.required ? 'due' : 'off', required: factor.required, recoveryLeft: 0 };
      return { user, token };
    }),
  ];
}
