export const uploadStates = ['waiting', 'sending', 'done', 'failed', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

export interface Upload<Result> {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** MIME type, empty where the system does not know it. */
  type: string;
  state: UploadState;
  /** What is sent; absent for what was uploaded before. */
  file?: File;
  /** How much is sent, from 0 to 1. */
  share: number;
  /** Which try it is, so that late news of an earlier one is not mistaken for news of this one. */
  attempt: number;
  /** Why it was refused or did not come through. */
  reason?: string;
  /** What the server answered. */
  result?: Result;
  /** Address of a picture of it. */
  preview?: string;
}

export type UploadEvent<Result> =
  /** Files were chosen, dropped or pasted; they take the place of those in these states. */
  | { type: 'added'; uploads: readonly Upload<Result>[]; replaces: readonly UploadState[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; attempt: number; share: number }
  | { type: 'finished'; id: string; attempt: number; result: Result }
  | { type: 'failed'; id: string; attempt: number; reason: string }
  | { type: 'cancelled'; id: string; reason: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  /** What is uploaded was given from outside. */
  | { type: 'given'; uploads: readonly Upload<Result>[] };

type Queue<Result> = readonly Upload<Result>[];

function change<Result>(upload: Upload<Result>, event: UploadEvent<Result>): Upload<Result> {
  const { state, attempt } = upload;
  const current = state === 'sending' && 'attempt' in event && event.attempt === attempt;
  switch (event.type) {
    case 'started':
      return state === 'waiting' ? { ...upload, state: 'sending', share: 0, attempt: attempt + 1 } : upload;
    case 'progressed':
      /* Progress of some browsers jumps back. */
      return current ? { ...upload, share: Math.min(1, Math.max(upload.share, event.share)) } : upload;
    case 'finished':
      return current ? { ...upload, state: 'done', share: 1, result: event.result } : upload;
    case 'failed':
      return current ? { ...upload, state: 'failed', reason: event.reason } : upload;
    case 'cancelled':
      return state === 'waiting' || state === 'sending'
        ? { ...upload, state: 'failed', reason: event.reason }
        : upload;
    case 'retried':
      return state === 'failed' ? { ...upload, state: 'waiting', share: 0, reason: undefined } : upload;
    case 'added':
    case 'removed':
    case 'given':
      return upload;
  }
}

/** What is uploaded is what was given; all else keeps its place. */
export function withGiven<Result>(queue: Queue<Result>, given: Queue<Result>): Queue<Result> {
  const ids = new Set(given.map(({ id }) => id));
  const known = new Set(queue.map(({ id }) => id));
  const kept = queue.filter(({ id, state }) => state !== 'done' || ids.has(id));
  return [...kept, ...given.filter(({ id }) => !known.has(id))];
}

/** The list of files after an event. Their order is that of adding; news of what is gone or over changes nothing. */
export function uploadQueue<Result>(queue: Queue<Result>, event: UploadEvent<Result>): Queue<Result> {
  if (event.type === 'added')
    return [...queue.filter(({ state }) => !event.replaces.includes(state)), ...event.uploads];
  if (event.type === 'removed') return queue.filter(({ id }) => id !== event.id);
  if (event.type === 'given') return withGiven(queue, event.uploads);
  return queue.map((upload) => (upload.id === event.id ? change(upload, event) : upload));
}

/** What may be started now, so that no more than `parallel` are on their way at once. */
export function nextUploads<Result>(queue: Queue<Result>, parallel: number): Queue<Result> {
  const sending = queue.filter(({ state }) => state === 'sending').length;
  return queue.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, parallel - sending));
}
