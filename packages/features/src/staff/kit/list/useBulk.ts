import { BULK_PORTION } from '@siren/domain/lists';
import type { BulkResult } from '@siren/domain/lists';
import { useRef, useState } from 'react';
import { isUnheard } from '../isUnheard.ts';
import { useTell } from '../useTell.ts';
import { sendPortions } from './sendPortions.ts';

/** Something that is done to many records. */
export interface BulkJob<Item> {
  /** What it is called on its button: «Подтвердить». */
  title: string;
  /** What it is called when it is done: «Готово». */
  doneWord: string;
  items: readonly Item[];
  /** What it does, whatever it is done to: a press that nobody heard of is known again by it. @default never */
  deed?: string;
  send(portion: readonly Item[]): Promise<readonly BulkResult[]>;
  /** What returns those that were changed by it; null where nothing does. */
  back(changed: readonly Item[]): BulkJob<Item> | null;
}

export interface BulkWork {
  title: string;
  done: number;
  total: number;
}

export interface BulkEnd<Item> {
  doneWord: string;
  done: number;
  failed: { item: Item; problem: string }[];
  /** How many were not sent. */
  left: number;
  back: BulkJob<Item> | null;
  /** Asks again under the same key what became of the rest; null where that is known. */
  again: BulkJob<Item> | null;
  /** It tells of an earlier press, that nobody heard of. */
  ofBefore: boolean;
}

/** A press that nobody heard of to its end. */
interface Unheard<Item> {
  job: BulkJob<Item>;
  /** What was heard. */
  results: readonly BulkResult[];
  /** What was not sent, or sent without an answer. */
  left: readonly Item[];
}

function endOf<Item extends { id: number; version: number }>(
  job: BulkJob<Item>,
  results: readonly BulkResult[],
  left: number,
): Omit<BulkEnd<Item>, 'again' | 'ofBefore'> {
  const byId = new Map(job.items.map((item) => [item.id, item]));
  const told = results.flatMap((result) => {
    const item = byId.get(result.id);
    return item ? [{ item, ...result }] : [];
  });
  const changed = told
    .filter(({ outcome }) => outcome === 'taken')
    .map(({ item, version }) => ({ ...item, version }));
  return {
    doneWord: job.doneWord,
    done: told.filter(({ outcome }) => outcome !== 'refused').length,
    failed: told.flatMap(({ item, problem }) => (problem === null ? [] : [{ item, problem }])),
    left,
    back: changed.length > 0 ? job.back(changed) : null,
  };
}

export interface Bulk<Item> {
  work: BulkWork | null;
  end: BulkEnd<Item> | null;
  run(job: BulkJob<Item>): Promise<void>;
  stop(): void;
  close(): void;
}

/** The same press as it was at first: what was made is not made twice, and what was not goes on. */
const isSamePress = <Item extends { id: number }>(before: Unheard<Item>, job: BulkJob<Item>): boolean =>
  before.job === job ||
  (job.deed !== undefined &&
    job.deed === before.job.deed &&
    job.items.some(({ id }) => before.left.some((item) => item.id === id)));

/**
 * Does one thing to many records, in portions, and tells what became of them. A press that nobody heard of goes on under its own key
 * when the same is pressed again.
 *
 * @param onEnd told what was not sent of what
 */
export function useBulk<Item extends { id: number; version: number }>(
  onEnd: (left: readonly Item[], asked: readonly Item[]) => void,
): Bulk<Item> {
  const tell = useTell();
  const [work, setWork] = useState<BulkWork | null>(null);
  const [end, setEnd] = useState<BulkEnd<Item> | null>(null);
  const running = useRef(false);
  const stopped = useRef(false);
  const unheard = useRef<readonly Unheard<Item>[]>([]);

  /** @param before what is known of the same press */
  async function send(
    { job, results: heard, left: items }: Unheard<Item>,
    before: Unheard<Item> | null,
  ): Promise<BulkEnd<Item> & { rest: readonly Item[] }> {
    const total = items.length;
    setWork({ title: job.title, done: 0, total });
    const { results, left, error } = await sendPortions({
      items,
      size: BULK_PORTION,
      send: job.send,
      onProgress: (done) => setWork({ title: job.title, done, total }),
      isStopped: () => stopped.current,
    });
    if (error !== undefined) tell.failed(error);
    const now = { job, results: [...heard, ...results], left };
    // Refused by now, say for want of a right, it is as little known what became of it before.
    const lost = error !== undefined && (before !== null || isUnheard(error));
    unheard.current = unheard.current.filter((one) => one !== before);
    if (lost) unheard.current = [...unheard.current, now];
    return {
      ...endOf(job, now.results, left.length),
      ...{ again: lost ? job : null, ofBefore: before !== null, rest: left },
    };
  }

  async function run(job: BulkJob<Item>): Promise<void> {
    if (running.current) return;
    running.current = true;
    stopped.current = false;
    setEnd(null);
    const before = unheard.current.find((one) => isSamePress(one, job)) ?? null;
    const told = await send(before ?? { job, results: [], left: job.items }, before);
    // What was added to the press since is not of it: it stays to be pressed for.
    const asked = new Set(before?.job.items.map(({ id }) => id));
    const added = before ? job.items.filter(({ id }) => !asked.has(id)) : [];
    running.current = false;
    setWork(null);
    setEnd({ ...told, left: told.left + added.length });
    onEnd([...told.rest, ...added], job.items);
  }
  return {
    work,
    end,
    run,
    stop: () => {
      stopped.current = true;
    },
    close: () => setEnd(null),
  };
}
