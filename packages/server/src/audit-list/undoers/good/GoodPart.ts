import type { AuditRow, PresentFields } from '@siren/domain/audit';
import type { Database } from '../../../db/index.ts';
import type { Context } from '../../../http/index.ts';

/** How one kind of changes of a good is put back. */
export interface GoodPart {
  /** What such an entry changes, as it is now; null where that is gone, without fields where nothing of the change is left. */
  present(db: Database, entry: AuditRow): Promise<PresentFields | null>;
  /** @throws ApiError what the save of the screen throws */
  turn(context: Context, entry: AuditRow, to: { version: number; fields: PresentFields }): Promise<unknown>;
}
