/** The code of a page could not be loaded: without a connection, or because a new build has taken its place. */
export class ChunkError extends Error {
  /** The browser knew that it had no network: nothing is wrong with the code. */
  readonly offline = 'onLine' in navigator && !navigator.onLine;

  constructor(cause: unknown) {
    super('The code of the page could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}
