import { BULK_PORTION } from '@siren/domain/lists';
import type { BulkResult } from '@siren/domain/lists';
import { useRef, useState } from 'react';
import { useTell } from '../useTell.ts';
import { sendPortions } from './sendPortions.ts';

/** Something that is done to many records. */
export interface BulkJob<Item> {
  /** What it is called on its button: «Подтвердить». */
  title: string;
  /** What it is called when it is done: «Готово». */
  doneWord: string;
  items: readonly Item[];
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
}

function endOf<Item extends { id: number; version: number }>(
  job: BulkJob<Item>,
  results: readonly BulkResult[],
  left: number,
): BulkEnd<Item> {
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

/** Does one thing to many records, in portions, and tells what became of them. @param onEnd told what was not sent */
export function useBulk<Item extends { id: number; version: number }>(
  onEnd: (left: readonly Item[]) => void,
): Bulk<Item> {
  const tell = useTell();
  const [work, setWork] = useState<BulkWork | null>(null);
  const [end, setEnd] = useState<BulkEnd<Item> | null>(null);
  const running = useRef(false);
  const stopped = useRef(false);

  async function run(job: BulkJob<Item>): Promise<void> {
    if (running.current) return;
    running.current = true;
    stopped.current = false;
    const total = job.items.length;
    setEnd(null);
    setWork({ title: job.title, done: 0, total });
    const { results, left, error } = await sendPortions({
      items: job.items,
      size: BULK_PORTION,
      send: job.send,
      onProgress: (done) => setWork({ title: job.title, done, total }),
      isStopped: () => stopped.current,
    });
    running.current = false;
    setWork(null);
    setEnd(endOf(job, results, left.length));
    if (error !== undefined) tell.failed(error);
    onEnd(left);
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
