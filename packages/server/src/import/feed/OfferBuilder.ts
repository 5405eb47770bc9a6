import type { SaxesTagPlain } from 'saxes';
import { isRead } from './feedFields.ts';
import type { RawOffer } from './RawOffer.ts';

/** Bounds on what one offer may hold, so that a hostile feed cannot fill the memory. */
const MAX = {
  text: 60_000,
  groups: 50,
  params: 300,
  pictures: 100,
  documents: 50,
  barcodes: 50,
  outlets: 1_000,
};

type Attributes = Readonly<Record<string, string>>;

/** Puts one offer together from the events of its elements. */
export interface OfferBuilder {
  offer: RawOffer;
  /** `depth` is 1 for a child of the offer. */
  open(tag: SaxesTagPlain, depth: number): void;
  text(text: string): void;
  close(name: string, depth: number): void;
  /** Whether an element that opens at `depth` is markup of the description. */
  inDescription(depth: number): boolean;
}

const emptyOffer = (line: number, attributes: Attributes): RawOffer => ({
  line,
  broken: null,
  attributes,
  texts: new Map(),
  groups: [],
  params: [],
  pictures: [],
  video: { url: '', captions: '' },
  documents: [],
  barcodes: [],
  outlets: [],
  condition: { type: '', text: '' },
  ageUnit: '',
  beyond: { params: 0, pictures: 0 },
});

/** What an element of an offer adds to it, by its attributes and its text; any other that is read is a text of its own name. */
const takers: Record<string, (offer: RawOffer, own: Attributes, content: string) => void> = {
  param({ params, beyond }, { name = '', unit = '', hex = '' }, value) {
    if (params.length < MAX.params) params.push({ name, unit, hex, value });
    else beyond.params += 1;
  },
  picture({ pictures, beyond }, { tile = '', width = '', height = '' }, url) {
    if (pictures.length < MAX.pictures) pictures.push({ url, tile, width, height });
    else beyond.pictures += 1;
  },
  video(offer, { captions = '' }, url) {
    if (offer.video.url === '') offer.video = { url, captions };
  },
  document({ documents }, { type = '', name = '' }, url) {
    if (documents.length < MAX.documents) documents.push({ type, name, url });
  },
  group_id({ groups }, _own, group) {
    if (groups.length < MAX.groups) groups.push(group);
  },
  barcode: takeBarcode,
  barcodes: takeBarcode,
  age(offer, { unit = '' }, text) {
    offer.ageUnit = unit;
    if (!offer.texts.has('age')) offer.texts.set('age', text);
  },
  condition(offer, { type = '' }, text) {
    offer.condition = { type, text };
  },
};

function takeBarcode({ barcodes }: RawOffer, _own: Attributes, code: string): void {
  if (barcodes.length < MAX.barcodes) barcodes.push(code);
}

/** What stands for an element within one that is no list of elements; barcodes are told apart by commas. */
const markOf = (parent: SaxesTagPlain | null, mark: string) => (parent?.name === 'barcodes' ? ',' : mark);

export function createOfferBuilder(line: number, attributes: Attributes): OfferBuilder {
  const offer = emptyOffer(line, attributes);
  let child: SaxesTagPlain | null = null;
  let content = '';
  /** Depth of an element among barcodes that is none; 0 outside of one. */
  let aside = 0;

  const append = (text: string) => {
    if (content.length < MAX.text) content += text.slice(0, MAX.text - content.length);
  };

  const finish = ({ name, attributes }: SaxesTagPlain) => {
    if (Object.hasOwn(takers, name)) takers[name]?.(offer, attributes, content);
    else if (isRead(name) && !offer.texts.has(name)) offer.texts.set(name, content);
  };

  return {
    offer,
    inDescription: (depth) => depth > 1 && child?.name === 'description',
    open(tag, depth) {
      if (depth === 1) {
        child = tag;
        content = '';
      } else if (tag.name === 'outlet' && child?.name === 'outlets') {
        if (offer.outlets.length >= MAX.outlets) return;
        offer.outlets.push({ id: tag.attributes.id ?? '', instock: tag.attributes.instock ?? '' });
      } else {
        // Markup that stands in a description without CDATA: kept as markup, for the sanitiser to judge.
        append(markOf(child, `<${tag.name}>`));
        if (aside === 0 && child?.name === 'barcodes' && tag.name !== 'barcode') aside = depth;
      }
    },
    text(text) {
      if (aside === 0) append(text);
    },
    close(name, depth) {
      if (depth === aside) aside = 0;
      if (depth > 1) append(markOf(child, `</${name}>`));
      else if (child && name !== 'outlets') finish(child);
    },
  };
}
