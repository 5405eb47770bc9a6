import type { Failure } from './Failure.ts';
import type { Quality } from '../player/Request.ts';
import { startTime } from '../rules/startTime.ts';
import { chooseSource } from './chooseSource.ts';
import { isStream } from './isStream.ts';
import type { VideoSource } from './isStream.ts';
import { openStream } from './openStream.ts';
import type { Stream } from './openStream.ts';

/** What a video plays, and the ways to change it. */
export interface Source {
  /** Loads what playing needs first; nothing to wait for where there is no such thing. */
  prepare(): Promise<void> | undefined;
  isPreparing(): boolean;
  failure(): Failure | null;
  qualities(): readonly Quality[];
  quality(): Quality;
  /** Goes on with another quality from the same place. */
  choose(quality: Quality): void;
  /** Loads anew, to go on from the same place. */
  retry(): void;
  onChange(listener: () => void): void;
  close(): void;
}

export interface SourceOptions {
  sources: readonly VideoSource[];
  /** Seconds. */
  startAt: number;
  /** Nothing is loaded before it is played, and then as little as will do. */
  saveData: boolean;
}

const HLS = 'application/vnd.apple.mpegurl';

/** Sets what `media` plays. */
export function createSource(media: HTMLVideoElement, { sources, startAt, saveData }: SourceOptions): Source {
  const isForeign = (source: VideoSource) => isStream(source) && media.canPlayType(HLS) === '';
  const canPlay = (source: VideoSource) =>
    isForeign(source) ? 'MediaSource' in globalThis : !source.type || media.canPlayType(source.type) !== '';
  const playable = sources.filter(canPlay);
  const heights = [...new Set(playable.flatMap(({ height }) => height ?? []))].toSorted((a, b) => b - a);

  /** Chosen by hand. */
  let wanted: number | undefined;
  const failed = new Set<VideoSource>();
  const choose = () =>
    chooseSource(
      playable.filter((source) => !failed.has(source)),
      { height: wanted, saveData },
    );
  let current = choose();
  let goOnAt = startAt;
  let stream: Stream | null = null;
  let opening: Promise<void> | undefined;
  let failure: Failure | null = null;
  let isClosed = false;
  let tell = (): void => undefined;

  /** The next source takes over from the same place, if there is one. */
  function fallBack(): boolean {
    if (current) failed.add(current);
    const next = choose();
    if (!next) return false;
    current = next;
    goOn();
    return true;
  }

  function fail(reason: Failure): void {
    if (fallBack()) return;
    failure = reason;
    tell();
  }

  /** All may be tried again: the connection may have come back. */
  function startOver(): void {
    failed.clear();
    current = choose();
  }

  /** A stream that needs hls.js waits until it is played. */
  function load(): void {
    stream?.close();
    stream = null;
    failure = current ? null : 'unsupported';
    if (current && !isForeign(current)) media.src = current.src;
    tell();
  }

  async function open(src: string): Promise<void> {
    const told = { saveData, onChange: () => tell(), onFailure: fail };
    const opened = await openStream(media, src, told).catch(() => null);
    opening = undefined;
    if (isClosed) opened?.close();
    else if (opened) stream = opened;
    else fail('network');
    tell();
  }

  function prepare(): Promise<void> | undefined {
    if (!current || !isForeign(current) || stream) return undefined;
    opening ??= open(current.src);
    tell();
    return opening;
  }

  function goOn(): void {
    const { paused } = media;
    goOnAt = media.currentTime || goOnAt;
    load();
    if (!paused) void playOn().catch(() => undefined);
  }

  async function playOn(): Promise<void> {
    await prepare();
    await media.play();
  }

  const arrive = () => {
    const time = startTime(goOnAt, media.duration);
    goOnAt = 0;
    if (time > 0) media.currentTime = time;
  };

  media.preload = saveData ? 'none' : 'metadata';
  /* What is wrong with the last one stands in the element itself; what a reader of streams meets it tells. */
  const breakDown = () => {
    if (!stream) fallBack();
  };
  media.addEventListener('loadedmetadata', arrive);
  media.addEventListener('error', breakDown);
  load();

  return {
    prepare,
    isPreparing: () => opening !== undefined,
    failure: () => failure,
    qualities: () => stream?.qualities() ?? (heights.length > 1 ? heights : []),
    quality: () => stream?.quality() ?? current?.height ?? 'auto',
    choose(quality) {
      if (stream) return stream.choose(quality);
      wanted = quality === 'auto' ? undefined : quality;
      startOver();
      goOn();
    },
    retry: () => {
      goOnAt = media.currentTime || goOnAt;
      startOver();
      load();
    },
    onChange(listener) {
      tell = listener;
    },
    close() {
      isClosed = true;
      media.removeEventListener('loadedmetadata', arrive);
      media.removeEventListener('error', breakDown);
      stream?.close();
      media.removeAttribute('src');
      media.load();
    },
  };
}
