/** Why a page could not be made, as the server tells it and JSON carries it. */
export class PageError extends Error {
  /** HTTP status of the page. */
  readonly status: number;
  /**
   * Whether the error takes the place of the whole app, its frame included, and not of the page alone
   * (behaviour pages-4).
   */
  readonly fatal: boolean;

  constructor(status: number, message: string, { fatal = false }: { fatal?: boolean } = {}) {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.fatal = fatal;
  }
}
