import type { OrderMessage } from '@siren/domain/order-messages';
import type { HistoryLine } from '../../kit/index.ts';
import { stateWords } from './tellWords.ts';

/** What the buyer was told, where it went, and whether it did. */
export const messageLines = (messages: readonly OrderMessage[]): HistoryLine[] =>
  messages.map(({ id, at, by, to, text, ...message }) => ({
    key: `message ${id}`,
    at,
    by: by?.name ?? null,
    text: stateWords(message),
    change: null,
    details: [to, ...text.split('\n').filter(Boolean)],
  }));
