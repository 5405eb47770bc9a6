import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** A name, or an address, that leads into a network that nobody outside may ask. */
export class InnerAddressError extends Error {
  constructor(host: string) {
    super(`Not a public address: ${host}`);
    this.name = 'InnerAddressError';
  }
}

/** Resolves names to allowed addresses only, so that what was checked is what is connected to. */
export const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first || allowed.length < found.length) return done(new InnerAddressError(host), '', 0);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
