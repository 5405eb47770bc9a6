/** How long the other backend may take to answer, ms. */
export const ANSWER_MS = 10_000;
/** How long it may take to say whether it is ready, ms: whoever watches over the shop does not wait for longer. */
export const READY_MS = 4_000;
/** How long connecting to it may take, ms. */
export const CONNECT_MS = 5_000;
