import type { KeptMessage } from '@siren/domain/back-office';
import { callShop } from './callShop.ts';

/** All that a room keeps, as the shop tells it. */
export async function keptIn(
  url: string,
  { room, token }: { room: string; token: string },
): Promise<KeptMessage[]> {
  const kept: KeptMessage[] = [];
  for (let more = true; more;) {
    const asked = { token, room, before: null, after: kept.at(-1)?.seq ?? 0 };
    const page = await callShop(url, '/api/backoffice/rooms/history', asked);
    kept.push(...page.messages);
    ({ more } = page);
  }
  return kept;
}
