import type { AuditEntry } from '../audit/index.ts';
import type { ProductImage } from '../catalog/index.ts';
import type { ListContent, ListState } from './entities.ts';

/** A list as a row of the staff’s list of them. */
export interface ProductListRow {
  id: number;
  name: string;
  from: string | null;
  to: string | null;
  state: ListState;
  /** How many goods it has. */
  goods: number;
  version: number;
  /** ISO 8601. */
  changedAt: string;
  /** The shop’s clocks, IANA name. */
  timeZone: string;
}

/** Whether shoppers of a place see a good of a list: `away` is sold, but not there or not now; `gone` is sold no more. */
export const listedStates = ['shown', 'away', 'gone'] as const;
export type ListedState = (typeof listedStates)[number];

/** A good of a list, by the id of its offer. */
export interface ListedGood {
  offer: number;
  /** Several variants of one good are one card in the shop; 0 where the good is gone. */
  product: number;
  /** '' where the good is gone. */
  name: string;
  article: string;
  image: ProductImage | null;
  /** Roubles, in the region that is looked at; null where it is not sold there. */
  price: number | null;
  /** Pieces in the stores of that region. */
  pieces: number;
  state: ListedState;
}

/** A block of a page that shows a list. */
export interface ListBlock {
  kind: 'block';
  page: number;
  title: string;
  /** Its place on the page, from 1. */
  place: number;
  /** Shoppers do not see it yet: it stands in the draft of the page alone. */
  draft: boolean;
}

/** A section that begins with a list. */
export interface ListSection {
  kind: 'section';
  section: number;
  title: string;
}

export type ListUse = ListBlock | ListSection;

/** Somebody who works on a list at this moment, in a tab of theirs. */
export interface ListEditor {
  tab: string;
  name: string;
  /** The good that they have under their hands. */
  offer: number | null;
}

/** What editors follow. */
export interface ListAnswer {
  /** Grows with every operation. */
  version: number;
  content: ListContent;
}

/** A list as its editors open it. */
export interface StaffList extends ListAnswer {
  id: number;
  goods: ListedGood[];
  uses: ListUse[];
  changes: AuditEntry[];
  /** The city whose prices and pieces are told. */
  city: string;
  /** Today by the shop’s clocks, ISO 8601 date. */
  today: string;
  timeZone: string;
}

/** What articles that somebody pasted stand for. */
export interface PastedGoods {
  found: ListedGood[];
  /** What means no good, or several; `like` begins the same way as one that means none. */
  unknown: { text: string; several: boolean; like: ListedGood | null }[];
}

export const listSorts = ['changed', 'name'] as const;
