import { MINUS, NBSP } from '../../format/index.ts';
import type { PlayerLabels } from '../labels.ts';
import type { PlayerState } from '../player/facts.ts';
import type { Request } from '../player/Request.ts';
import { clampVolume } from './clampVolume.ts';
import { timeInWords } from './timeInWords.ts';

const percent = (value: number) => `${Math.round(value)}${NBSP}%`;

/** What is said after a key has asked for something, given what was so before; empty where nothing came of it. */
export function announce(
  { type, value }: Request,
  { paused, volume, duration, captions, chosenCaptions, failure }: PlayerState,
  labels: PlayerLabels,
): string {
  const canSeek = duration > 0;
  if (failure) return '';
  switch (type) {
    case 'togglePlay':
      return paused ? labels.playing : labels.paused;
    case 'seekBy':
      return canSeek ? `${value < 0 ? MINUS : '+'}${timeInWords(Math.abs(value))}` : '';
    case 'seekToShare':
      return canSeek ? percent(value * 100) : '';
    case 'changeVolume':
      return `${labels.volume} ${percent(clampVolume(volume + value))}`;
    case 'toggleMute':
      return volume === 0 ? labels.soundOn : labels.soundOff;
    case 'toggleCaptions':
      if (captions.length === 0) return labels.noCaptions;
      return chosenCaptions < 0 ? labels.captionsOn : labels.captionsOff;
    default:
      return '';
  }
}
