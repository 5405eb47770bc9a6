import { applyChange } from './applyChange.ts';
import type { ListContent, ListOperation } from './entities.ts';

/** What a browser has of a list: what the server confirmed, and its own operations that the server has not. */
export interface ListCopy {
  version: number;
  confirmed: ListContent;
  waiting: readonly ListOperation[];
}

/** The list as its editor sees it: their own operations upon what is confirmed. */
export const shownList = ({ confirmed, waiting }: ListCopy): ListContent =>
  waiting.reduce((list, { change }) => applyChange(list, change), confirmed);

/**
 * The copy after an answer of the server, which may come late or twice: an older version than the one that is known says nothing of the
 * list. What the server has applied waits no more.
 */
export function afterAnswer(
  copy: ListCopy,
  answer: { version: number; content: ListContent },
  applied: readonly string[],
): ListCopy {
  const newer = answer.version >= copy.version ? { version: answer.version, confirmed: answer.content } : {};
  return { ...copy, ...newer, waiting: copy.waiting.filter(({ id }) => !applied.includes(id)) };
}
