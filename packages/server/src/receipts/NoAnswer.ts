/** The register did not answer at all: it is of no use to ask it for anything else now. */
export class NoAnswer extends Error {
  constructor(message = 'Касса не\u00a0отвечает') {
    super(message);
  }
}
