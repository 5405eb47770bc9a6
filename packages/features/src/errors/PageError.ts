/** Why a page could not be made, as the server tells it and JSON carries it. */
export class PageError extends Error {
  /** HTTP status of the page. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PageError';
    this.status = status;
  }
}
