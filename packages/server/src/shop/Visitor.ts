import type { Api } from '@siren/contract/calls';

/** Who asks for a page. */
export interface Visitor {
  /** The shop API in process, in their name. */
  api: Api;
  /**
   * Set for who has nothing of their own yet: they see what every guest of the `place` sees, the token apart. null for
   * anybody else.
   */
  guest: { place: string; token: string } | null;
}
