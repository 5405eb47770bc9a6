import { hash } from 'node:crypto';
import { CODE_LENGTH_MAX } from '@siren/domain/cart-codes';
import type { UnitFinder } from '@siren/domain/units';
import type { RawOffer } from '../feed/index.ts';
import { problem } from '../problems/index.ts';
import type { Problem, ProblemCode } from '../problems/index.ts';
import { cut, line, plainText } from '../text/index.ts';
import { collectionOf } from './collectionOf.ts';
import { marksOf } from './marks.ts';
import type { Offer, OfferContent, OfferParam } from './Offer.ts';
import { offerFacts } from './offerFacts.ts';
import { offerDocuments, offerVideo } from './offerFiles.ts';
import { offerParams } from './offerParams.ts';
import { offerPictures } from './offerPictures.ts';
import { offerPrice } from './offerPrice.ts';
import { offerStock } from './offerStock.ts';
import type { RegionStores } from './offerStock.ts';

const NAME_MAX = 250;
const DESCRIPTION_MAX = 20_000;
const ID_MAX = 150;
/** Characters of what is too long that are told. */
const TOLD_MAX = 200;

/** Written into every digest: a change of what the import makes of a feed writes all offers anew. */
const FORM = 5;

export interface OfferChecks {
  stores: RegionStores;
  /** Whether the feed is the demo's own. */
  demo: boolean;
  /** Roubles of one piece of a currency; null for an unknown one. */
  rateOf: (code: string) => number | null;
  unitOf: UnitFinder;
  /** See `PictureNames`. */
  findPicture: (name: string) => string | null | undefined;
  hasCategory: (id: string) => boolean;
  /** Hears of a category that may come later, none having come yet; false where it cannot. */
  awaits: (product: string, problem: Problem) => boolean;
  /** Whether it is the first offer with this id; remembers it. */
  isFirst: (id: string) => boolean;
  report: (problem: Problem) => void;
}

const digestOf = (value: unknown) => hash('sha1', JSON.stringify([FORM, value]), 'base64url');

/** Params whatever order they and their values were written in. */
const paramsInOrder = (params: readonly OfferParam[]) =>
  params
    .map(({ name, unit, hex, value }) => [name, unit, hex, ...value.split(', ').toSorted()].join('\n'))
    .toSorted();

const nameOf = ({ texts }: RawOffer) => {
  const parts = ['typePrefix', 'vendor', 'model'].map((field) => texts.get(field) ?? '');
  return line(texts.get('name') || (texts.get('model') ? parts.join(' ') : ''), NAME_MAX + 1);
};

type Say = (code: ProblemCode, field?: string, value?: string) => void;

/** Some feeds write several into one element. */
const barcodesOf = (raw: RawOffer, say: Say): string[] => {
  const written = raw.barcodes.flatMap((text) => text.split(/[,;|]/)).map((text) => text.replace(/\s/g, ''));
  const good = new Set<string>();
  for (const barcode of written) {
    if (/^\d{8,14}$/.test(barcode)) good.add(barcode);
    else if (barcode !== '') say('bad_barcode', 'barcode', barcode);
  }
  return [...good];
};

/** The feed's id stands for an article that it lacks. Nobody could ask for a longer one than a code may be. */
const articleOf = ({ texts }: RawOffer, id: string, say: Say) => {
  const article = line(texts.get('vendorCode') ?? '', TOLD_MAX) || id;
  if (article.length > CODE_LENGTH_MAX) say('long_article', 'vendorCode', article);
  return cut(article, CODE_LENGTH_MAX);
};

const categoryOf = ({ texts, line: at }: RawOffer, id: string, product: string, checks: OfferChecks) => {
  const category = line(texts.get('categoryId') ?? '', ID_MAX);
  if (checks.hasCategory(category)) return category;
  const place = { line: at, externalId: id, field: 'categoryId' };
  if (category === '') checks.report(problem('no_category', place));
  else {
    const unknown = problem('unknown_category', { ...place, value: category });
    if (!checks.awaits(product, unknown)) checks.report(unknown);
  }
  return '';
};

/** What groups variants: the attribute, else the first element of the same name; '' where none is given. */
const groupOf = ({ attributes, groups }: RawOffer, say: Say) => {
  const read = (written = '') => {
    const group = line(written, ID_MAX + 1);
    if (group.length <= ID_MAX) return group;
    // Cut short it could be the id of another group.
    say('too_long', 'group_id', group);
    return '';
  };
  const named = new Set([attributes.group_id, ...groups].map(read).filter((group) => group !== ''));
  const [taken = '', ...others] = named;
  for (const other of others) say('group_differs', 'group_id', other);
  return taken;
};

const contentOf = (raw: RawOffer, id: string, name: string, checks: OfferChecks, say: Say): OfferContent => {
  const { texts } = raw;
  const { demo } = checks;
  const group = groupOf(raw, say);
  const product = group ? `g:${group}` : `o:${id}`;
  const lost = (code: ProblemCode, count: number) => say(code, 'param', String(count));
  const { rest: told, ...marks } = marksOf(raw, offerParams(raw, checks.unitOf, lost));
  const params = [...told, ...offerFacts(raw, told)];
  const description = plainText(texts.get('description') ?? '');
  if (description.length > DESCRIPTION_MAX) say('too_long', 'description');
  return {
    product,
    grouped: group !== '',
    category: categoryOf(raw, id, product, checks),
    name,
    brand: line(texts.get('vendor') ?? '', 100) || null,
    article: articleOf(raw, id, say),
    barcodes: barcodesOf(raw, say),
    description: cut(description, DESCRIPTION_MAX),
    collection: collectionOf(name, params),
    params,
    pictures: offerPictures(raw, {
      demo,
      find: checks.findPicture,
      onAbsent: (name) => say('picture_absent', 'picture', name),
      onBad: (url) => say('bad_picture', 'picture', url),
      onLost: (count) => say('too_many_pictures', 'picture', String(count)),
    }),
    video: offerVideo(raw, demo, (url) => say('bad_video', 'video', url)),
    documents: offerDocuments(raw, demo, (url) => say('bad_document', 'document', url)),
    ...marks,
  };
};

/** The offer as it can be sold, everything doubtful reported; null where it cannot be sold at all. */
export function checkOffer(raw: RawOffer, checks: OfferChecks): Offer | null {
  const id = (raw.attributes.id ?? '').trim();
  const say: Say = (code, field, value) =>
    checks.report(problem(code, { line: raw.line, externalId: id || null, field, value }));
  const refuse = (code: ProblemCode, field: string, value?: string) => {
    say(code, field, value);
    return null;
  };

  if (raw.broken !== null) {
    checks.report(problem('broken_offer', { line: raw.broken, externalId: id || null }));
    return null;
  }
  if (id === '') return refuse('no_id', 'id');
  if (id.length > ID_MAX || id !== line(id, ID_MAX)) return refuse('bad_id', 'id', id);
  if (!checks.isFirst(id)) return refuse('repeated_id', 'id', id);
  const name = nameOf(raw);
  if (name === '') return refuse('no_name', 'name');
  if (name.length > NAME_MAX) say('too_long', 'name', name);
  const money = offerPrice(raw, say, checks.rateOf);
  if (!money) return null;

  const content = contentOf(raw, id, line(name, NAME_MAX), checks, say);
  const stock = offerStock(raw, checks.stores, say);
  return {
    line: raw.line,
    id,
    content,
    ...money,
    stock,
    digest: digestOf({ ...content, params: paramsInOrder(content.params) }),
    priceDigest: digestOf(money),
    stockDigest: digestOf(stock),
  };
}
