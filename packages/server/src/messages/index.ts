export { createDemoMessages } from './createDemoMessages.ts';
export type { Message, Messages, SentSecrets } from './Messages.ts';
