import type {
  GoodTold,
  GroupTold,
  NamedTold,
  OfferTold,
  PictureTold,
  PriceTypeTold,
  PropertyTold,
} from './told.ts';

interface Place {
  id: string;
  /** Id of the good that an offer belongs to, and of a good itself; '' elsewhere. */
  good: string;
  line: number;
  /** 1C says that it is deleted. */
  deleted: boolean;
  /** Its package is whole, so that what the record holds takes the place of what was told before. */
  whole: boolean;
}

/** One thing that 1C tells of: of what it does not say the key is absent. */
export type CommerceRecord = Place &
  (
    | { kind: 'group'; told: GroupTold }
    | { kind: 'property'; told: PropertyTold }
    | { kind: 'price'; told: PriceTypeTold }
    | { kind: 'store'; told: NamedTold }
    | { kind: 'picture'; told: PictureTold }
    | { kind: 'good'; told: GoodTold }
    | { kind: 'offer'; told: OfferTold }
  );

export type CommerceKind = CommerceRecord['kind'];

/** Which kinds a file holds whole, so that what it lacks is no longer sold. */
export interface WholeKinds {
  good: boolean;
  offer: boolean;
}

export interface CommercePiece {
  records: CommerceRecord[];
}
