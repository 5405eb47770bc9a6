import { createReadStream } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { PICTURE_BYTES_MAX } from '@siren/domain/goods';
import { patiently, sql } from '../db/index.ts';
import { endExchange, ImportBusyError, importFeed, keepPictures } from '../import/index.ts';
import type { ImportedFile } from '../import/index.ts';
import type { Log } from '../log/index.ts';
import { tryUpload, uploadAddress } from '../pictures/index.ts';
import { ExchangeError } from './ExchangeError.ts';
import { comingFiles, END, pathOf, removeFile } from './inbox.ts';
import type { Inbox } from './inbox.ts';
import { isArchive, isPicture } from './incomingName.ts';
import type { ExchangeSession } from './sessions.ts';
import { unpack } from './unpack.ts';

/** How long 1C waits for an answer while a run is at work: its own patience is thirty seconds. */
const WAIT_MS = 3_000;
const BEAT_MS = 5_000;
/** Whoever was not heard of for so long is gone, and another process takes the work up. */
const GONE_MS = 30_000;
const PICTURES = 50;

export interface StepParts {
  session: ExchangeSession;
  inbox: Inbox;
  now: () => Date;
  log: Pick<Log, 'error'>;
  /** Roubles of currencies that files say nothing of, by code. */
  rates: ReadonlyMap<string, number>;
}

/** What 1C is answered: its first line is one of the words it knows. */
export interface StepAnswer {
  word: 'success' | 'progress' | 'failure';
  text: string;
}

const jobs = new Map<string, Promise<void>>();

const sourceOf = ({ user }: ExchangeSession) => `1c-${user}`;

/** A file that may be a picture; null where it is gone, or larger than any that is kept. */
async function readPicture(path: string): Promise<Buffer | null> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  );
  return size === null || size > PICTURE_BYTES_MAX ? null : readFile(path);
}

/** Unpacks archives and keeps pictures, so that goods can name them. */
async function prepare({ session, inbox, now }: StepParts): Promise<void> {
  for (const name of (await comingFiles(inbox)).filter(isArchive)) {
    await unpack(inbox, name);
    await removeFile(inbox, name);
  }
  const pictures = (await comingFiles(inbox)).filter(isPicture).filter((name) => name !== END);
  for (let from = 0; from < pictures.length; from += PICTURES) {
    const kept: { name: string; url: string }[] = [];
    const names = pictures.slice(from, from + PICTURES);
    for (const name of names) {
      const file = await readPicture(pathOf(inbox, name));
      // One that is none is left out: the goods come without it.
      if (file && (await tryUpload(inbox.db, { file, by: session.user, at: now() })) === null)
        kept.push({ name, url: uploadAddress(file) });
    }
    await keepPictures(inbox.db, sourceOf(session), kept);
    // Only what is kept may go: a step that is repeated finds the others.
    for (const name of names) await removeFile(inbox, name);
  }
}

/** @throws ExchangeError with the reason for which the file could not be taken */
function refuse({ problems }: ImportedFile): never {
  const found = problems.find(({ severity }) => severity === 'error');
  const place = found?.line == null ? '' : ` Строка ${found.line}.`;
  throw new ExchangeError(`${found?.message ?? 'Файл не взят.'}${place}`);
}

/** Does one step of the run. @throws ExchangeError */
async function work(parts: StepParts, name: string, onRead: (count: number) => void): Promise<void> {
  const { session, inbox, now, rates } = parts;
  const { db } = inbox;
  await prepare(parts);
  if (isArchive(name) || (isPicture(name) && name !== END)) return;
  const [row] = await db.query<{ run: number | null; failed: boolean; good: boolean; offer: boolean }>(sql`
    select s.run_id as run, coalesce(r.status in ('failed', 'cancelled'), false) as failed, s.whole_goods as good,
      s.whole_offers as offer
    from exchange_sessions s left join import_runs r on r.id = s.run_id where s.digest = ${session.digest}`);
  const common = { db, source: sourceOf(session), region: null, clock: now, author: session.login, rates };
  if (!row) throw new ExchangeError('Обмен закончен: начат другой.');
  if (name === END) {
    if (row.run === null) return;
    // What a file that was not taken holds would look absent.
    if (row.failed) throw new ExchangeError('Взяты не все файлы обмена: с продажи ничего не снято.');
    const ended = await endExchange(common, row.run, row);
    await db.query(sql`
      update exchange_sessions set whole_goods = false, whole_offers = false where digest = ${session.digest}`);
    if (!ended.isDone) refuse(ended);
    return;
  }
  const path = pathOf(inbox, name);
  await access(path).catch(() => {
    throw new ExchangeError('Такого файла в обмене нет.');
  });
  const taken = await importFeed({
    ...{ ...common, file: name, stream: createReadStream(path), exchange: { run: row.run, isLast: false } },
    onProgress: ({ read }) => onRead(read),
  });
  await db.query(sql`
    update exchange_sessions
    set run_id = ${taken.run}, whole_goods = whole_goods or ${taken.whole.good},
      whole_offers = whole_offers or ${taken.whole.offer}
    where digest = ${session.digest}`);
  if (!taken.isDone) refuse(taken);
}

/** Works on a file and notes how it ended; another run that is at work is waited for. */
async function job(parts: StepParts, name: string): Promise<void> {
  const { inbox, now, log } = parts;
  const { db, session } = inbox;
  let read = 0;
  const beat = () =>
    db.query(sql`
      update exchange_files set beat_at = ${now()}, message = ${read === 0 ? '' : `Прочитано: ${read}`}
      where session = ${session} and name = ${name} and state = 'works'`);
  const timer = setInterval(() => void beat().catch(() => {}), BEAT_MS);
  const end = (state: 'comes' | 'failed', message: string) =>
    db.query(sql`
      update exchange_files set state = ${state}, message = ${message} where session = ${session} and name = ${name}`);
  try {
    await work(parts, name, (count) => (read = count));
    await removeFile(inbox, name);
  } catch (error) {
    if (error instanceof ImportBusyError) await end('comes', 'Идёт другая загрузка этого источника');
    else if (error instanceof ExchangeError) await end('failed', error.message);
    else {
      log.error(error, 'A step of an exchange failed');
      await end('failed', 'Ошибка магазина: повторите обмен.');
    }
  } finally {
    clearInterval(timer);
  }
}

/** Whether the file is this process's to work on from now on. */
async function claim({ inbox: { db, session }, now }: StepParts, name: string): Promise<boolean> {
  const gone = new Date(now().getTime() - GONE_MS);
  const rows = await db.query(sql`
    insert into exchange_files as f (session, name, state, beat_at) values (${session}, ${name}, 'works', ${now()})
    on conflict (session, name) do update set state = 'works', beat_at = excluded.beat_at, message = ''
    where f.state = 'comes' or (f.state = 'works' and f.beat_at < ${gone})
    returning 1`);
  return rows.length > 0;
}

async function answerOf({ db, session }: Inbox, name: string): Promise<StepAnswer> {
  const [row] = await db.query<{ state: string; message: string }>(sql`
    select state, message from exchange_files where session = ${session} and name = ${name}`);
  if (!row) throw new ExchangeError('Обмен закончен: начат другой.');
  if (row.state === 'done') return { word: 'success', text: '' };
  if (row.state === 'failed') return { word: 'failure', text: row.message };
  return { word: 'progress', text: row.message || 'Идёт загрузка' };
}

/** Takes a file that came, or goes on with it: within seconds there is an answer, and 1C asks again for as long as it is `progress`. */
export async function importStep(parts: StepParts, name: string): Promise<StepAnswer> {
  const { inbox } = parts;
  const key = `${inbox.session.toString('hex')} ${name}`;
  if (await claim(parts, name)) {
    const running = patiently(() => job(parts, name)).finally(() => jobs.delete(key));
    // What it throws itself, a database that is gone, is found by whoever takes it up later.
    running.catch((error: unknown) => parts.log.error(error, 'A step of an exchange was not noted'));
    jobs.set(key, running);
  }
  const waited = new AbortController();
  const found = await answerOf(inbox, name);
  if (found.word !== 'progress') return found;
  await Promise.race(
    [
      jobs.get(key)?.catch(() => {}) ?? null,
      pause(WAIT_MS, null, { signal: waited.signal }).catch(() => {}),
    ].filter((one) => one !== null),
  );
  waited.abort();
  return answerOf(inbox, name);
}

/** Resolves when no step is at work in this process any more. */
export async function stepsSettled(): Promise<void> {
  await Promise.allSettled(jobs.values());
}
