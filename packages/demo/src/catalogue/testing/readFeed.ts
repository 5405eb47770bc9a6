import { SaxesParser } from 'saxes';

export interface FeedOffer {
  readonly id: string;
  readonly group: string;
  /** Texts of its plain elements by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: readonly string[];
  readonly params: readonly { name: string; value: string; unit: string; hex: string }[];
  readonly outlets: readonly { id: string; pieces: number }[];
}

export interface FeedCategory {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
}

export interface Feed {
  readonly categories: readonly FeedCategory[];
  readonly offers: readonly FeedOffer[];
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

const emptyOffer = (id: string, group: string) => ({
  id,
  group,
  texts: {} as Record<string, string>,
  pictures: [] as string[],
  params: [] as { name: string; value: string; unit: string; hex: string }[],
  outlets: [] as { id: string; pieces: number }[],
});

const take = (offer: ReturnType<typeof emptyOffer>, { name, attributes, text }: Open): void => {
  if (name === 'picture') offer.pictures.push(text);
  else if (name === 'outlet') {
    offer.outlets.push({ id: attributes['id'] ?? '', pieces: Number(attributes['instock']) });
  } else if (name === 'param') {
    const { name: param = '', unit = '', hex = '' } = attributes;
    offer.params.push({ name: param, value: text, unit, hex });
  } else if (name !== 'outlets') offer.texts[name] = text;
};

/** Reads a feed; throws where it is no well-formed XML. */
export const readFeed = (pieces: Iterable<Uint8Array>): Feed => {
  const categories: FeedCategory[] = [];
  const offers: ReturnType<typeof emptyOffer>[] = [];
  const stack: Open[] = [];
  const parser = new SaxesParser();
  const append = (text: string): void => {
    const open = stack.at(-1);
    if (open) open.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('opentag', ({ name, attributes }) => {
    stack.push({ name, attributes, text: '' });
    if (name === 'offer') offers.push(emptyOffer(attributes['id'] ?? '', attributes['group_id'] ?? ''));
  });
  parser.on('closetag', () => {
    const open = stack.pop();
    const offer = offers.at(-1);
    if (open?.name === 'category') {
      const { id = '', parentId = '' } = open.attributes;
      categories.push({ id, parent: parentId, name: open.text });
    } else if (open && offer && stack.some(({ name }) => name === 'offer')) take(offer, open);
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }));
  parser.write(decoder.decode()).close();
  return { categories, offers };
};
