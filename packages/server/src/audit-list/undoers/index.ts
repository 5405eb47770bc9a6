import type { RecordKind } from '@siren/domain/audit';
import { couponUndoer } from './couponUndoer.ts';
import { goodUndoer } from './good/goodUndoer.ts';
import { clientUndoer, orderUndoer } from './noteUndoers.ts';
import { pageUndoer } from './pageUndoer.ts';
import { refUndoer } from './refUndoer.ts';
import { sectionUndoer } from './sectionUndoer.ts';
import { storeUndoer } from './storeUndoer.ts';
import type { Undoer } from './Undoer.ts';

/** Kinds of records of which something is undone. */
export const undoers: Partial<Readonly<Record<RecordKind, Undoer>>> = {
  coupon: couponUndoer,
  good: goodUndoer,
  section: sectionUndoer,
  page: pageUndoer,
  ref: refUndoer,
  client: clientUndoer,
  order: orderUndoer,
  store: storeUndoer,
};
