export { exchangePlugin } from './exchangePlugin.ts';
export type { ExchangeOptions } from './exchangePlugin.ts';
export { sweepInboxes } from './inbox.ts';
