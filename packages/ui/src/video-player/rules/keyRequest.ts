import type { Request } from '../player/Request.ts';

/** Steps of the keys (behaviour player-1): seconds, seconds with Shift, per cent of volume. */
export const SEEK_SECONDS = 10;
export const SEEK_FAR_SECONDS = 60;
export const VOLUME_STEP = 10;

/** What has the focus: some of it keeps some keys to itself. */
export const keyOwners = ['player', 'seek', 'volume', 'button', 'choice'] as const;
export type KeyOwner = (typeof keyOwners)[number];

export type Press = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

type Keys = Readonly<Record<string, Request>>;

const seek = (seconds: number): Request => ({ type: 'seekBy', value: seconds });
const volume = (percent: number): Request => ({ type: 'changeVolume', value: percent });

const everywhere = (step: number): Keys => ({
  Space: { type: 'togglePlay' },
  KeyK: { type: 'togglePlay' },
  KeyM: { type: 'toggleMute' },
  KeyC: { type: 'toggleCaptions' },
  KeyF: { type: 'toggleFullscreen' },
  ArrowLeft: seek(-step),
  ArrowRight: seek(step),
  ArrowUp: volume(VOLUME_STEP),
  ArrowDown: volume(-VOLUME_STEP),
});

/** On a slider all arrows, Home, End and the page keys are the slider's own (WAI-ARIA, slider). */
const onSeek = (step: number): Keys => ({
  ArrowDown: seek(-step),
  ArrowUp: seek(step),
  PageDown: seek(-SEEK_FAR_SECONDS),
  PageUp: seek(SEEK_FAR_SECONDS),
  Home: { type: 'seekTo', value: 0 },
  End: { type: 'seekToShare', value: 1 },
});
const onVolume: Keys = {
  ArrowLeft: volume(-VOLUME_STEP),
  ArrowRight: volume(VOLUME_STEP),
  PageDown: volume(-2 * VOLUME_STEP),
  PageUp: volume(2 * VOLUME_STEP),
  Home: { type: 'setVolume', value: 0 },
  End: { type: 'setVolume', value: 100 },
};

/** Buttons are pressed by Space; one of several is chosen by it and by arrows. */
const KEPT: Partial<Record<KeyOwner, readonly string[]>> = {
  button: ['Space'],
  choice: ['Space', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
};

const DIGIT = /^(Digit|Numpad)(\d)$/;

/** Without NumLock the digits beside the letters are arrows. */
function digitRequest({ code, key, shiftKey }: Press): Request | null {
  const [, row, digit] = DIGIT.exec(code) ?? [];
  if (digit === undefined || shiftKey || (row === 'Numpad' && key !== digit)) return null;
  return { type: 'seekToShare', value: Number(digit) / 10 };
}

/** What a key asks for, by its place on the keyboard and so in any layout; null for keys that are not ours. */
export function keyRequest(press: Press, owner: KeyOwner): Request | null {
  const { code, shiftKey, ctrlKey, altKey, metaKey } = press;
  if (ctrlKey || altKey || metaKey || KEPT[owner]?.includes(code)) return null;
  const step = shiftKey ? SEEK_FAR_SECONDS : SEEK_SECONDS;
  const own = owner === 'seek' ? onSeek(step) : owner === 'volume' ? onVolume : {};
  return own[code] ?? everywhere(step)[code] ?? digitRequest(press);
}
