export { createClient } from './createClient.ts';
export type { ClientOptions } from './createClient.ts';
export { toForm } from './toForm.ts';
