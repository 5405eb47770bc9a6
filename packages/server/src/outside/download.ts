import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, InnerAddressError } from './guardedLookup.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const REDIRECTS_MAX = 3;
/** The whole download, and silence within it, ms. */
const TIME_MAX = 10 * 60_000;
const SILENCE_MAX = 30_000;

export interface DownloadOptions {
  bytesMax: number;
  /** The process is about to end. */
  signal: AbortSignal;
  /** Sent to the address itself, and to no other place that it redirects to. */
  login: { user: string; password: string } | null;
  /** What the last answer said of itself; empty for nothing. */
  known: { etag: string; modified: string };
  /** Which IP addresses may be connected to. @default those of the open internet */
  isAllowed?: ((address: string) => boolean) | undefined;
  /** ms. @default ten minutes */
  timeMax?: number | undefined;
  /** ms without a byte. @default half a minute */
  silenceMax?: number | undefined;
}

export type DownloadFailure = 'inner' | 'status' | 'too_large' | 'too_long' | 'unreachable';

export class DownloadError extends Error {
  readonly failure: DownloadFailure;

  /** @param found what there was, for a report */
  constructor(failure: DownloadFailure, found = '') {
    super(found);
    this.name = 'DownloadError';
    this.failure = failure;
  }
}

/** What an answer says of itself, to be asked by the next time. */
export interface Downloaded {
  etag: string;
  modified: string;
}

type Asked = Omit<DownloadOptions, 'timeMax'> & { ends: AbortSignal; onSilence(): void; isOwn: boolean };

/** One GET; its body has not been read yet. */
function ask(url: URL, { login, known, isOwn, ends, signal, ...options }: Asked): Promise<IncomingMessage> {
  const { isAllowed = isPublicAddress, silenceMax = SILENCE_MAX } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) return Promise.reject(new InnerAddressError(host));
  const headers = {
    ...{ 'user-agent': 'siren-import', 'accept-encoding': 'identity' },
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.modified && { 'if-modified-since': known.modified }),
    ...(login && isOwn && { authorization: `Basic ${btoaUtf8(`${login.user}:${login.password}`)}` }),
  };
  const { get } = url.protocol === 'https:' ? https : http;
  const lookup = guardedLookup(isAllowed);
  return new Promise((done, fail) => {
    const sent = get(
      url,
      { headers, lookup, agent: false, signal: AbortSignal.any([ends, signal]), timeout: silenceMax },
      done,
    );
    sent.on('timeout', options.onSilence);
    sent.on('error', fail);
  });
}

const btoaUtf8 = (text: string): string => Buffer.from(text).toString('base64');
const isRedirect = ({ statusCode = 0 }: IncomingMessage) => [301, 302, 303, 307, 308].includes(statusCode);

/** The answer at the end of all redirects. */
async function follow(address: URL, options: Asked): Promise<IncomingMessage> {
  let url = address;
  for (let left = REDIRECTS_MAX; ; left -= 1) {
    if (!/^https?:$/.test(url.protocol)) throw new DownloadError('unreachable', url.protocol);
    const answer = await ask(url, { ...options, isOwn: url.origin === address.origin });
    const { location } = answer.headers;
    if (!isRedirect(answer) || location === undefined) return answer;
    answer.destroy();
    if (left === 0 || !URL.canParse(location, url)) throw new DownloadError('status', '310');
    url = new URL(location, url);
  }
}

/** What went wrong, in a word of ours. */
function failureOf(error: unknown, ends: AbortSignal): DownloadError {
  if (error instanceof DownloadError) return error;
  if (error instanceof InnerAddressError) return new DownloadError('inner');
  if (ends.aborted) return new DownloadError('too_long');
  return new DownloadError(
    'unreachable',
    error instanceof Error && 'code' in error ? String(error.code) : '',
  );
}

/**
 * Downloads a file of somebody else's: public addresses only, checked at every redirect and at the connection itself; bounded in
 * size and time.
 *
 * @param write takes its bytes, one piece after another
 * @returns null where it is the one that is known
 * @throws DownloadError, and what `write` throws; the reason of `signal` where that ended it
 */
export async function download(
  address: string,
  write: (piece: Buffer) => Promise<void>,
  options: DownloadOptions,
): Promise<Downloaded | null> {
  const { signal, bytesMax, timeMax = TIME_MAX } = options;
  const silence = new AbortController();
  const ends = AbortSignal.any([AbortSignal.timeout(timeMax), silence.signal]);
  try {
    const answer = await follow(new URL(address), {
      ...options,
      ends,
      onSilence: () => silence.abort(),
      isOwn: true,
    });
    if (answer.statusCode !== 200) {
      answer.destroy();
      if (answer.statusCode === 304) return null;
      throw new DownloadError('status', String(answer.statusCode));
    }
    let size = 0;
    for await (const piece of answer as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > bytesMax) throw new DownloadError('too_large');
      await write(piece);
    }
    // A connection that broke within the body.
    if (!answer.complete) throw new DownloadError('unreachable');
    return { etag: answer.headers.etag ?? '', modified: answer.headers['last-modified'] ?? '' };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw failureOf(error, ends);
  }
}
