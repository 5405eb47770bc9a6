import type { Request } from '../player/Request.ts';
import type { Tap } from './countTap.ts';

interface Answer {
  requests: readonly Request[];
  controls?: 'toggle' | 'show';
}

const play: Request = { type: 'togglePlay' };
const fullscreen: Request = { type: 'toggleFullscreen' };

/**
 * What a tap on the picture asks for. A single press of a mouse plays or stops at once, and a double one takes that
 * back; a single touch only shows or hides the controls.
 */
export function tapRequests(kind: Tap['kind'], isTouch: boolean): Answer {
  if (isTouch)
    return kind === 'single'
      ? { requests: [], controls: 'toggle' }
      : { requests: [fullscreen], controls: 'show' };
  return { requests: kind === 'single' ? [play] : [play, fullscreen] };
}
