export { createClient } from './createClient.ts';
export type { Client, ClientOptions } from './createClient.ts';
