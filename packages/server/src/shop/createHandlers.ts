import type { Handlers } from '../http/index.ts';

export interface HandlerParts {
  /** Whether this is a demo shop, which tells its accounts. */
  demo: boolean;
}

/** Every call of the contract with its handler: each noun adds its own here. */
export function createHandlers(_parts: HandlerParts): Partial<Handlers> {
  return {};
}
