import { captionTracks } from './captionTracks.ts';
import { facts } from './facts.ts';
import type { PlayerState } from './facts.ts';
import type { Owners } from './Owners.ts';
import type { Request } from './Request.ts';
import { requests } from './requests.ts';
import { unknown } from './unknown.ts';

/** What the interface gets of a video: what is so, word of every change, and a way to ask for one. */
export interface Player {
  state(): PlayerState;
  subscribe(listener: () => void): () => void;
  request(request: Request): void;
}

export interface AttachablePlayer extends Player {
  /** Follows a video from now on, until what it answers is called. */
  attach(owners: Owners): () => void;
}

const rows = Object.values(facts) as { [Target in 'media' | 'tracks' | 'page']?: readonly string[] }[];
const eventsOf = (target: 'media' | 'tracks' | 'page') => [
  ...new Set(rows.flatMap((row) => row[target] ?? [])),
];
const mediaEvents = /* @__PURE__ */ eventsOf('media');
const trackEvents = /* @__PURE__ */ eventsOf('tracks');
const pageEvents = /* @__PURE__ */ eventsOf('page');

const learn = (owners: Owners) =>
  Object.fromEntries(Object.entries(facts).map(([name, { get }]) => [name, get(owners)])) as PlayerState;

/** Lists are made anew each time they are asked for. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** Keeps what the facts say of a video, and carries out requests on it. */
export function createPlayer(): AttachablePlayer {
  let state = unknown;
  let owners: Owners | null = null;
  const listeners = new Set<() => void>();

  function refresh(): void {
    if (!owners) return;
    const next = learn(owners);
    const names = Object.keys(facts) as (keyof PlayerState)[];
    if (names.every((name) => isSame(state[name], next[name]))) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function attach(next: Owners): () => void {
    owners = next;
    const { media, frame, source } = next;
    const stop = new AbortController();
    const listen = (target: EventTarget, events: readonly string[]) =>
      events.forEach((event) => target.addEventListener(event, refresh, { signal: stop.signal }));
    const listenToCues = () => captionTracks(media).forEach((track) => listen(track, ['cuechange']));
    /* Other words for the iPhone's own full screen than for ours. */
    const showCaptions = () => requests.chooseCaptions(next, facts.chosenCaptions.get(next));
    for (const event of ['webkitbeginfullscreen', 'webkitendfullscreen'])
      media.addEventListener(event, showCaptions, { signal: stop.signal });
    media.textTracks.addEventListener('addtrack', listenToCues, { signal: stop.signal });
    listen(media, mediaEvents);
    listen(media.textTracks, trackEvents);
    listen(frame.ownerDocument, pageEvents);
    listenToCues();
    source.onChange(refresh);
    refresh();
    return () => {
      stop.abort();
      owners = null;
    };
  }

  return {
    attach,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request({ type, value }) {
      if (!owners) return;
      const asked = owners;
      /* What the browser refuses, at once or later (sound or full screen without a tap), stays as it was. */
      void new Promise((done) => done(requests[type](asked, value as never))).catch(() => undefined);
      refresh();
    },
  };
}
