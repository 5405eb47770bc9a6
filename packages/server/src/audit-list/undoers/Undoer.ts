import type { StaffScreenName } from '@siren/contract/staff';
import type { AuditRow, PresentFields } from '@siren/domain/audit';
import type { Context } from '../../http/index.ts';

/** A record as it is now. */
export interface PresentRecord {
  version: number;
  fields: PresentFields;
}

/** How the fields of a record of a kind are put back: by the very save that its screen has. */
export interface Undoer {
  /** Whoever may see it may undo. */
  screen: StaffScreenName;
  /** null where the record is gone. */
  present(context: Context, entry: AuditRow): Promise<PresentRecord | null>;
  /** @param version of the record as it was seen @param fields what they are to be */
  turn(context: Context, entry: AuditRow, to: { version: number; fields: PresentFields }): Promise<unknown>;
}
