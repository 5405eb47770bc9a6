import type { Request } from '../player/Request.ts';
import type { Tap } from './countTap.ts';

interface Answer {
  requests: readonly Request[];
  controls?: 'toggle' | 'show';
}

const play: Request = { type: 'togglePlay' };
const fullscreen: Request = { type: 'toggleFullscreen' };

/**
 * What a tap on the picture asks for. A single press of a mouse, or a touch of the sign, plays or stops at once, and a
 * double one takes that back; a single touch elsewhere only shows or hides the controls.
 */
export function tapRequests(kind: Tap['kind'], isTouch: boolean, firstPlays: boolean): Answer {
  const requests = firstPlays ? [play] : [];
  if (kind === 'double') return { requests: [...requests, fullscreen], ...(isTouch && { controls: 'show' }) };
  return firstPlays ? { requests } : { requests, controls: 'toggle' };
}
