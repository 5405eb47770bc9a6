import { recordChange } from '../audit/index.ts';
import type { Changer } from '../audit/index.ts';
import type { Database } from '../db/index.ts';
import { endSessions } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { forgetBrowsers } from './knownBrowsers.ts';
import { dropFactor } from './secondFactor.ts';

/**
 * Takes the second factor off an account whose owner has lost it; all sessions end, and no browser is known any more.
 *
 * @param reason why, in the words of who does it; none of a command
 * @returns whether there was one
 */
export async function resetFactor(
  changer: Changer,
  tx: Database,
  { id, reason = null }: { id: number; reason?: string | null },
): Promise<boolean> {
  if (!(await dropFactor(tx, id))) return false;
  await endSessions(tx, { user: id }, changer.now());
  await forgetBrowsers(tx, id);
  const changes = [
    { field: 'factor', from: true, to: false },
    { field: 'reason', from: null, to: reason },
  ];
  await recordChange(changer, { kind: 'person', record: id, action: 'factor_reset', changes }, tx);
  await recordEvent({ ...changer, db: tx }, { kind: 'factor_reset', user: id }, tx);
  return true;
}
