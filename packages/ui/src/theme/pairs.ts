import { meaning } from './meaning.ts';
import type { Pair } from './meaning.ts';

export interface ContrastPair {
  /** «text.muted on surface.sunken». */
  name: string;
  text: Pair;
  ground: Pair;
  /** Least contrast: 4.5 for words, 3 for edges and dots. */
  least: number;
}

const { surface, text, border, brand, accent, positive, caution, critical, info, tile, room } = meaning;

const on = (least: number, texts: Record<string, Pair>, grounds: Record<string, Pair>): ContrastPair[] =>
  Object.entries(texts).flatMap(([name, colour]) =>
    Object.entries(grounds).map(([under, ground]) => ({
      name: `${name} on ${under}`,
      text: colour,
      ground,
      least,
    })),
  );

const surfaces = {
  'surface.page': surface.page,
  'surface.raised': surface.raised,
  'surface.sunken': surface.sunken,
  'surface.sunkenStrong': surface.sunkenStrong,
  'surface.selected': surface.selected,
};

const tiles = Object.fromEntries(Object.entries(tile).map(([name, pair]) => [`tile.${name}`, pair]));

const softs = {
  'brand.soft': brand.soft,
  'accent.soft': accent.soft,
  'caution.soft': caution.soft,
  'critical.soft': critical.soft,
  'info.soft': info.soft,
};

const words = { 'text.strong': text.strong, 'text.normal': text.normal, 'text.muted': text.muted };
const tones = {
  'text.link': text.link,
  'brand.text': brand.text,
  'accent.text': accent.text,
  'positive.text': positive.text,
  'caution.text': caution.text,
  'critical.text': critical.text,
  'info.text': info.text,
};

/** Every pair of colours that components lay on one another. */
export const pairs: readonly ContrastPair[] = [
  ...on(4.5, { ...words, ...tones }, surfaces),
  ...on(4.5, { ...words, 'text.link': text.link }, softs),
  ...on(4.5, { ...words, ...tones }, tiles),
  ...on(
    4.5,
    { 'text.onBrand': text.onBrand },
    {
      'brand.solid': brand.solid,
      'brand.solidHover': brand.solidHover,
      'accent.solid': accent.solid,
      'accent.solidHover': accent.solidHover,
      'caution.solid': caution.solid,
      'critical.solid': critical.solid,
      'critical.fill': critical.fill,
      'info.solid': info.solid,
    },
  ),
  ...on(4.5, { 'text.onInverse': text.onInverse }, { 'surface.inverse': surface.inverse }),
  ...on(4.5, { 'room.ink': room.ink, 'room.inkMuted': room.inkMuted }, { 'room.wall': room.wall }),
  ...on(4.5, { 'positive.text': positive.text }, { 'room.wall': room.wall }),
  ...on(4.5, { 'brand.text': brand.text }, { 'brand.soft': brand.soft, 'brand.softHover': brand.softHover }),
  ...on(
    4.5,
    { 'accent.text': accent.text },
    { 'accent.soft': accent.soft, 'accent.softStrong': accent.softStrong },
  ),
  ...on(4.5, { 'caution.text': caution.text }, { 'caution.soft': caution.soft }),
  ...on(4.5, { 'critical.text': critical.text }, { 'critical.soft': critical.soft }),
  ...on(4.5, { 'info.text': info.text }, { 'info.soft': info.soft }),
  ...on(4.5, { 'text.disabled': text.disabled }, surfaces),
  ...on(
    3,
    {
      'border.field': border.field,
      'border.selected': border.selected,
      'border.focus': border.focus,
      'critical.solid': critical.solid,
    },
    { 'surface.page': surface.page, 'surface.raised': surface.raised, 'surface.sunken': surface.sunken },
  ),
  ...on(3, { 'border.focus': border.focus }, tiles),
  ...on(
    3,
    { 'accent.solid': accent.solid, 'caution.solid': caution.solid, 'brand.solid': brand.solid },
    { 'surface.page': surface.page, 'surface.raised': surface.raised },
  ),
];
