/** The browser is on its way to `url` (a 401 that must go elsewhere): nothing to show, nothing to go on with. */
export class RedirectError extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`Redirected to ${url}`);
    this.name = 'RedirectError';
    this.url = url;
  }
}
