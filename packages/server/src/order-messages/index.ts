export { lookAfterMessages } from './lookAfterMessages.ts';
export type { Post } from './Post.ts';
export { countOf, readMessages } from './readMessages.ts';
export { MESSAGE_TRIES, sendAgain, SENDING_MS, sendMessages } from './sendMessages.ts';
export type { Sending } from './sendMessages.ts';
export { writeMessage } from './writeMessage.ts';
