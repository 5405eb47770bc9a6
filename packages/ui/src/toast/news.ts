import type { Shown } from '../notifications/index.ts';
import { spokenWords } from './words.ts';

/** Something to say, once. */
export interface Utterance {
  id: string;
  text: string;
  /** Whether it cuts in on what is being said. */
  urgent: boolean;
}

/** What was said of each notification last, by its key. */
export type Said = ReadonlyMap<number, string>;

/**
 * What is new in what is shown: notifications that came and those whose words changed. Words that stay are not said
 * again, whatever else became of the notification.
 */
export function newsOf(said: Said, shown: readonly Shown[]): { said: Said; news: Utterance[] } {
  const news: Utterance[] = [];
  const next = new Map<number, string>();
  for (const { key, state, notification } of shown) {
    const text = spokenWords(notification);
    const former = said.get(key);
    next.set(key, text);
    if (state !== 'open' || former === text) continue;
    news.push({ id: `${key} ${text}`, text, urgent: notification.tone === 'critical' });
  }
  return { said: next, news };
}
