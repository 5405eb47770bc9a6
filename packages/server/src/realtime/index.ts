export { attachRealtime } from './attachRealtime.ts';
export type { Realtime, RealtimeOptions } from './attachRealtime.ts';
export { listen } from './listen.ts';
export type { Listener, ListenOptions } from './listen.ts';
export { notifyStaff } from './notifications.ts';
