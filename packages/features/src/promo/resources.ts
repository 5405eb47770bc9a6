import type { AnswerOf } from '@siren/contract/calls';
import { resource } from '../api/index.ts';
import type { Resource } from '../api/index.ts';

/** A promo with the blocks of its page. */
export function promoResource(path: string) {
  return resource('/api/promo', { path });
}

/** What /promo/{path} starts with. `params['*']` is the path. */
export function promoResources(params: { '*'?: string }): Resource[] {
  return [promoResource(params['*'] ?? '')];
}

/** Whether the promo of a page is over, as its answer says, which `read` gives by its key. */
export function isEndedPromo(params: { '*'?: string }, read: (key: string) => unknown): boolean {
  const answer = read(promoResource(params['*'] ?? '').key) as AnswerOf<'/api/promo'> | undefined;
  return answer?.state === 'ended';
}
