import type { DifferenceField, DifferenceKind } from '@siren/domain/imports';
import { shownParams } from '@siren/domain/goods';
import type { HandParam } from '@siren/domain/goods';
import { cut } from '../text/index.ts';
import type { OfferParam } from '../offers/index.ts';
import type { OfferChange } from '../write/index.ts';

/** How much of a value is shown. */
const SHOWN = 300;

/** An offer as the shop has it. Sums as the database writes them. */
export interface PresentOffer {
  id: number;
  name: string;
  article: string;
  params: OfferParam[];
  /** What staff set of its params; null for nothing. */
  hand: HandParam[] | null;
  /** null where the region does not sell it. */
  price: string | null;
  oldPrice: string | null;
  /** Staff set the price: the file does not change it. */
  priceByHand: boolean;
  /** Pieces in all stores of the region. */
  stock: number;
}

/** What is noted of an offer. */
export interface Difference {
  kind: DifferenceKind;
  external: string;
  name: string;
  field: DifferenceField | null;
  was: string | null;
  becomes: string | null;
}

type Told = Pick<Difference, 'field' | 'was' | 'becomes'>;
const KOPECKS = 2;

const sum = (roubles: number | null): string | null => (roubles === null ? null : roubles.toFixed(KOPECKS));
const pieces = ({ stock }: OfferChange['offer']): number =>
  stock.reduce((total, [, quantity]) => total + quantity, 0);

const told = (field: DifferenceField, was: string | null, becomes: string | null): Told[] =>
  was === becomes ? [] : [{ field, was: was && cut(was, SHOWN), becomes: becomes && cut(becomes, SHOWN) }];

const textOf = ({ name, value, unit }: Pick<OfferParam, 'name' | 'value' | 'unit'>): string =>
  `${name}: ${[value, unit].filter(Boolean).join(' ')}`;

function paramsOf({ offer: { content } }: OfferChange, { params, hand }: PresentOffer): Told[] {
  const now = new Map(params.map((param) => [param.name, textOf(param)]));
  const next = new Map(
    (hand === null ? content.params : shownParams(content.params, hand)).map((param) => [
      param.name,
      textOf(param),
    ]),
  );
  return [...new Set([...now.keys(), ...next.keys()])].flatMap((name) =>
    told('param', now.get(name) ?? null, next.get(name) ?? null),
  );
}

function contentOf(change: OfferChange, present: PresentOffer): Told[] {
  const { name, article } = change.offer.content;
  const fields = [
    ...told('name', present.name, name),
    ...told('article', present.article, article),
    ...paramsOf(change, present),
  ];
  return fields.length > 0 ? fields : [{ field: 'content', was: null, becomes: null }];
}

function stockOf({ offer }: OfferChange, { stock }: PresentOffer): Told[] {
  const fields = told('stock', String(stock), String(pieces(offer)));
  return fields.length > 0 ? fields : [{ field: 'stores', was: null, becomes: null }];
}

/** What a change of an offer that the shop has comes to, field by field: what staff have set stays. */
function fieldsOf(change: OfferChange, present: PresentOffer): Told[] {
  const { price, oldPrice } = change.offer;
  const isPriced = change.price && !present.priceByHand;
  const fields = [
    ...(present.price === null ? [{ field: 'sale' as const, was: null, becomes: sum(price) }] : []),
    ...(present.price !== null && isPriced ? told('price', present.price, sum(price)) : []),
    ...(present.price !== null && isPriced ? told('oldPrice', present.oldPrice, sum(oldPrice)) : []),
    ...(change.stock ? stockOf(change, present) : []),
    ...(change.content ? contentOf(change, present) : []),
  ];
  // A price that staff have set, told by the file in another way: it is read, and nothing is seen of it.
  return fields.length > 0 ? fields : [{ field: 'content', was: null, becomes: null }];
}

/** What an import would do to offers, in the order in which the file tells them. */
export const differencesOf = (
  changes: readonly OfferChange[],
  present: ReadonlyMap<number, PresentOffer>,
): Difference[] =>
  changes.flatMap((change): Difference[] => {
    const { offer, id } = change;
    const whose = { external: offer.id, name: cut(offer.content.name, SHOWN) };
    const known = id === null ? undefined : present.get(id);
    if (!known) return [{ ...whose, kind: 'created', field: null, was: null, becomes: sum(offer.price) }];
    return fieldsOf(change, known).map((field) => ({ ...whose, kind: 'changed', ...field }));
  });
