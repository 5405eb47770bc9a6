/** How long the other backend may take to answer, ms. */
export const ANSWER_MS = 10_000;
/** How long connecting to it may take, ms. */
export const CONNECT_MS = 5_000;
