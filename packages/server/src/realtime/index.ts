export { attachRealtime } from './attachRealtime.ts';
export type { Realtime, RealtimeOptions } from './attachRealtime.ts';
export { listen } from './listen.ts';
export type { Listener, ListenOptions } from './listen.ts';
export { concerning, readNewsReader } from './newsReader.ts';
export { notifyStaff } from './notifications.ts';
export type { StaffNews } from './notifications.ts';
