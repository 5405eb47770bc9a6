import { HOTP, Secret } from 'otpauth';
import { stepAt } from '@siren/domain/second-factor';
import type { TestShop, Visitor } from '../../testing/index.ts';
import { passwordOf } from '../../testing/index.ts';

/** An app that has the secret of an account, and the recovery codes that came with it. */
export interface TestApp {
  recoveryCodes: string[];
  /** The code that it shows so many steps from now. */
  code(off?: number): string;
}

export const confirmWith = (who: Visitor, password: string) =>
  who.call('/api/user/confirm', { password, contact: '', code: '' });

/** Turns the second factor of who is signed in on. A code of the step after this one is good for what comes next. */
export async function turnOn(shop: TestShop, who: Visitor, password: string): Promise<TestApp> {
  await confirmWith(who, password);
  const { secret } = await who.call('/api/user/begin-factor', {});
  const code = (off = 0) =>
    HOTP.generate({
      secret: Secret.fromBase32(secret),
      counter: stepAt(shop.clock.now().getTime()) + off,
    });
  const { recoveryCodes } = await who.call('/api/user/turn-on-factor', { code: code() });
  return { recoveryCodes, code };
}

/** The same of somebody of the test shop who signs in for it. */
export async function signedInWithApp(
  shop: TestShop,
  login: string,
): Promise<{ who: Visitor; app: TestApp }> {
  const who = await shop.signedIn(login);
  return { who, app: await turnOn(shop, who, passwordOf(login)) };
}
