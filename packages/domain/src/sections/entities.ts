import type { AuditEntry } from '../audit/index.ts';
import type { SectionSort } from '../catalog/index.ts';
import type { ListState } from '../product-lists/index.ts';

/** A section among the others, which stand in their order: only that of those of one parent means something. */
export interface SectionPlace {
  id: number;
  /** null at the top. */
  parent: number | null;
}

/** A section as a line of the staff's tree. */
export interface StaffSectionRow extends SectionPlace {
  /** Address of its page in the shop. */
  path: string;
  name: string;
  /** Staff hid it: the shop has neither it nor what lies in it. */
  hidden: boolean;
  /** Goods in it and below it that are sold. */
  goods: number;
  /** Goods in it and below it that staff hid. */
  hiddenGoods: number;
  /** Whether staff made it, or set its name or its place. */
  byHand: boolean;
  /** Grows with every change of its fields. */
  version: number;
}

/** What of a section an import leaves alone once staff have set it; `place` is its parent and its place there. */
export const sectionHandFields = ['name', 'place'] as const;

/** A filter of a section, as staff put it in order. */
export interface FacetChoice {
  /** How addresses name it. */
  code: string;
  shown: boolean;
}

/** A filter that goods of a section have. */
export interface SectionFacet {
  code: string;
  name: string;
  unit: string | null;
  /** How many values one may choose from. */
  values: number;
}

/** What staff write of a section. */
export interface SectionFields {
  name: string;
  /** Address of its page in the shop. */
  path: string;
  hidden: boolean;
  /** Title for search engines; empty where the shop makes one. */
  title: string;
  /** Description for search engines; empty where the shop makes one. */
  description: string;
  /** Its filters in their order; null where they are as in the section above. */
  facets: FacetChoice[] | null;
  /** The order of goods that it opens with; null where it is that of the shop. */
  sort: SectionSort | null;
  /** Ids of goods that stand first in that order, PINS_MAX at most. */
  pins: number[];
  /** Id of a list whose goods stand behind the pins while it is shown; null for none. */
  list: number | null;
}

/** A good that is pinned to the front of a section, and why shoppers may not see it there. */
export interface PinnedGood {
  id: number;
  /** null where there is no such good any more. */
  name: string | null;
  /** Staff hid it. */
  hidden: boolean;
  /** It lies in the section or below it. */
  within: boolean;
  /** Names of regions that do not sell it. */
  unsold: string[];
}

/** A list of goods that a section may begin with. */
export interface SectionList {
  id: number;
  name: string;
  state: ListState;
}

/** What there is of a section, and what names it. */
export interface SectionUses {
  /** Goods in it itself, sold or not. */
  goods: number;
  /** What lies directly in it. */
  sections: { id: number; name: string }[];
  /** Pages of whose blocks one names it. */
  pages: { id: number; name: string }[];
  /** How many coupons are for its goods, or not for them. */
  coupons: number;
  /** Their codes, for whoever may see coupons. */
  codes: string[];
  /** Services that are not for its goods. */
  services: string[];
  /** Feeds that mean it by sections of their own. */
  feeds: string[];
}

/** A section as staff see it. */
export interface StaffSection extends SectionFields {
  id: number;
  parent: number | null;
  /** Staff made it; no feed says anything of its name and its place. */
  made: boolean;
  /** Names of the sections that it lies in, from the root down. */
  way: string[];
  /** What the feed says of what staff set. */
  feed: { name?: string; place?: { parent: string | null } };
  /** What the sections above say of its filters, where it says nothing itself. */
  above: FacetChoice[];
  /** Filters that its goods have, in the order that the shop would give them. */
  found: SectionFacet[];
  /** What is known of its pins, in their order. */
  pinned: PinnedGood[];
  /** Lists that there are, by their names. */
  lists: SectionList[];
  /** Addresses that it had, which lead to it. */
  before: string[];
  goods: number;
  hiddenGoods: number;
  /** Grows with every change of its fields. */
  version: number;
  /** What staff did to it, the newest first. */
  changes: AuditEntry[];
  /** IANA time zone that its moments are told by. */
  timeZone: string;
}
