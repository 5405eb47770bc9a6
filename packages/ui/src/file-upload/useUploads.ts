import { useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react';
import { formatCount } from '../format/index.ts';
import { whyRefused } from './fileRules.ts';
import type { FileRules } from './fileRules.ts';
import { nextUploads, uploadQueue, uploadStates, withGiven } from './uploadQueue.ts';
import type { Upload, UploadEvent } from './uploadQueue.ts';

/** How many files are on their way at once. */
const PARALLEL = 3;

export interface UploadOptions {
  /** Says that the upload was cancelled. */
  signal: AbortSignal;
  /** Tell it how much is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

export type SendFile<Result> = (file: File, options: UploadOptions) => Promise<Result>;

interface UploadSettings<Result> {
  rules: FileRules;
  start: readonly Upload<Result>[];
  /** What is uploaded, where somebody else keeps it. */
  given: readonly Upload<Result>[] | undefined;
  send: SendFile<Result>;
  describeError: (error: unknown) => string;
}

const files = (count: number) => formatCount(count, ['файл', 'файла', 'файлов']);

/**
 * The list of files, and what carries them: starts those that wait, stops those that are cancelled. `kept` is what
 * came of it here, `queue` what is shown: somebody else may keep what is uploaded.
 */
export function useUploads<Result>({ rules, start, given, send, describeError }: UploadSettings<Result>) {
  const [kept, dispatch] = useReducer(uploadQueue<Result>, start);
  const queue = given ? withGiven(kept, given) : kept;
  const [news, setNews] = useState('');
  const running = useRef(new Map<string, AbortController>());
  /** Files that are given back to another field keep ids that it does not make anew. */
  const own = useId();
  const count = useRef(0);

  const act = (event: UploadEvent<Result>) => dispatch(event);
  const stop = (id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
  };

  const carry = ({ id, name, file, attempt: before }: Upload<Result>) => {
    if (!file || running.current.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const attempt = before + 1;
    running.current.set(id, controller);
    act({ type: 'started', id });
    const end = (event: UploadEvent<Result>, words: string) => {
      if (signal.aborted) return;
      running.current.delete(id);
      act(event);
      setNews(words);
    };
    const onProgress = (share: number) => act({ type: 'progressed', id, attempt, share });
    send(file, { signal, onProgress }).then(
      (result) => end({ type: 'finished', id, attempt, result }, `Загружен: ${name}`),
      (error: unknown) => {
        const reason = describeError(error);
        end({ type: 'failed', id, attempt, reason }, `${name}: ${reason}`);
      },
    );
  };
  useEffect(() => {
    for (const upload of nextUploads(queue, PARALLEL)) carry(upload);
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  const givenIds = given?.map(({ id }) => id).join();
  const giveAnew = useEffectEvent(() => {
    if (given) act({ type: 'given', uploads: given });
  });
  useEffect(() => giveAnew(), [givenIds]);

  const add = (chosen: readonly File[]) => {
    const single = rules.maxCount === 1;
    const taken = single ? [] : queue.filter(({ state }) => state !== 'refused');
    const uploads: Upload<Result>[] = [];
    for (const file of single ? chosen.slice(0, 1) : chosen) {
      const { name, size, type } = file;
      const others = [...taken, ...uploads.filter(({ state }) => state !== 'refused')];
      const reason = whyRefused(file, rules, others);
      count.current += 1;
      const common = { id: `${own}${count.current}`, name, size, type, file, share: 0, attempt: 0 };
      uploads.push(
        reason === null ? { ...common, state: 'waiting' } : { ...common, state: 'refused', reason },
      );
    }
    if (uploads.length === 0) return;
    const refused = uploads.filter(({ state }) => state === 'refused');
    /* Only a file that is taken takes the place of another: one that is refused is shown beside it. */
    const replaces = !single ? [] : refused.length > 0 ? (['refused'] as const) : uploadStates;
    for (const { id, state } of queue) if (replaces.some((gone) => gone === state)) stop(id);
    act({ type: 'added', uploads, replaces });
    setNews(
      [
        uploads.length > refused.length && `Добавлено: ${files(uploads.length - refused.length)}`,
        ...refused.map(({ name, reason }) => `${name}: ${reason}`),
      ]
        .filter(Boolean)
        .join('. '),
    );
  };
  const cancel = ({ id, name }: Upload<Result>) => {
    stop(id);
    act({ type: 'cancelled', id, reason: 'Загрузка отменена' });
    setNews(`Загрузка отменена: ${name}`);
  };
  const retry = ({ id }: Upload<Result>) => act({ type: 'retried', id });
  const remove = ({ id, name }: Upload<Result>) => {
    stop(id);
    act({ type: 'removed', id });
    setNews(`Убран: ${name}`);
  };
  const reset = () => {
    for (const { id } of queue) stop(id);
    act({ type: 'added', uploads: start, replaces: uploadStates });
    setNews('');
  };
  return { queue, kept, news, add, cancel, retry, remove, reset };
}
