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
}

const emptyOffer = (line: number, attributes: Attributes): RawOffer => ({
  line,
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
});

/** What stands for an element within one that is no list of elements; barcodes are told apart by commas. */
const markOf = (parent: SaxesTagPlain | null, mark: string) => (parent?.name === 'barcodes' ? ',' : mark);

export function createOfferBuilder(line: number, attributes: Attributes): OfferBuilder {
  const offer = emptyOffer(line, attributes);
  let child: SaxesTagPlain | null = null;
  let content = '';

  const append = (text: string) => {
    if (content.length < MAX.text) content += text.slice(0, MAX.text - content.length);
  };

  const takeBarcode = () => {
    if (offer.barcodes.length < MAX.barcodes) offer.barcodes.push(content);
  };

  /** What an element of an offer adds to it; any other that is read is a text of its own name. */
  const takers: Record<string, (own: SaxesTagPlain['attributes']) => void> = {
    param({ name = '', unit = '', hex = '' }) {
      if (offer.params.length < MAX.params) offer.params.push({ name, unit, hex, value: content });
    },
    picture({ tile = '', width = '', height = '' }) {
      if (offer.pictures.length < MAX.pictures) offer.pictures.push({ url: content, tile, width, height });
    },
    video({ captions = '' }) {
      if (offer.video.url === '') offer.video = { url: content, captions };
    },
    document({ type = '', name = '' }) {
      if (offer.documents.length < MAX.documents) offer.documents.push({ type, name, url: content });
    },
    group_id() {
      if (offer.groups.length < MAX.groups) offer.groups.push(content);
    },
    barcode: takeBarcode,
    barcodes: takeBarcode,
    condition({ type = '' }) {
      offer.condition = { type, text: content };
    },
  };

  const finish = ({ name, attributes }: SaxesTagPlain) => {
    if (Object.hasOwn(takers, name)) takers[name]?.(attributes);
    else if (isRead(name) && !offer.texts.has(name)) offer.texts.set(name, content);
  };

  return {
    offer,
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
      }
    },
    text: append,
    close(name, depth) {
      if (depth > 1) append(markOf(child, `</${name}>`));
      else if (child && name !== 'outlets') finish(child);
    },
  };
}
