import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { GoodFields } from '@siren/domain/goods';

export type SavePayload = CheckedPayloadOf<'/api/admin/catalog/save'>;

/** A good that is held to the end of the transaction. */
export interface HeldGood extends GoodFields {
  id: number;
  hidden: boolean;
  /** What the feed says of the fields that staff set. */
  feed: Partial<GoodFields>;
  version: number;
}
