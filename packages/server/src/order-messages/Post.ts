import type { Messages } from '../messages/index.ts';

/** What messages to buyers go by. */
export interface Post {
  /** null in a shop that sends none. */
  messages: Messages | null;
  /** The shop's own origin for links; null where nobody said it. */
  siteUrl: string | null;
}
