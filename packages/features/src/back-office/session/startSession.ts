import { byTimer } from './byTimer.ts';
import { createOfficeSession } from './createOfficeSession.ts';
import type { OpenWire } from './createLink.ts';
import type { OfficeSession, OfficeView } from './OfficeSession.ts';
import { shareSession } from './shareSession.ts';

/** Where the socket is, below the address of the page. */
const SOCKET_PATH = '/socket';
/** Name of the lock and of the channel. */
const NAME = 'siren-backoffice';

const openWire: OpenWire = ({ onOpen, onClose, onFrame }) => {
  const socket = new WebSocket(new URL(SOCKET_PATH, location.href.replace(/^http/, 'ws')));
  socket.addEventListener('open', onOpen);
  // An error is followed by a close, and the browser itself writes both into its log.
  socket.addEventListener('close', ({ code }) => onClose(code));
  socket.addEventListener('message', ({ data }) => onFrame(String(data)));
  return {
    send: (frame) => socket.readyState === WebSocket.OPEN && socket.send(frame),
    close: () => socket.close(),
  };
};

const begin = (before?: OfficeView): OfficeSession =>
  createOfficeSession({
    open: openWire,
    // Never steps back, and is the same in all tabs but for what clocks were set meanwhile.
    now: () => performance.timeOrigin + performance.now(),
    later: byTimer,
    ...(before && { before }),
  });

/** Tells the session what happens to the window. */
function followWindow({ wish }: OfficeSession): void {
  addEventListener('focus', () => wish({ type: 'focus' }));
  addEventListener('offline', () => wish({ type: 'lost' }));
  addEventListener('online', () => wish({ type: 'again' }));
}

/** The session of this browser: one line for all its tabs, or one of its own where tabs cannot agree on that. */
export function startSession(): OfficeSession {
  const canShare = 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
  const session = canShare
    ? shareSession({
        channel: new BroadcastChannel(NAME),
        elect(lead, signal) {
          const led = () =>
            new Promise<void>((resolve) => {
              lead();
              signal.addEventListener('abort', () => resolve());
            });
          // Whoever ends before it has its turn goes away with a refusal that means nothing.
          navigator.locks.request(NAME, { signal }, led).catch(() => undefined);
        },
        begin,
      })
    : begin();
  followWindow(session);
  return session;
}
