export { createDemoMessages } from './createDemoMessages.ts';
export type { Message, Messages } from './Messages.ts';
