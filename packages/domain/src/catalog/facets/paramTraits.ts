import type { SaidParam, Trait } from './Trait.ts';
import { readNumber } from './readNumber.ts';
import { addressOf, facetCode, ownAddressOf, ownFacetCode } from './slugs.ts';

/** Characters of a name or value that a filter can show; longer ones are descriptions. */
const NAME_MAX = 60;
const VALUE_MAX = 60;
/** Values of one param, as in «массив дуба, сталь, стекло». */
const PARTS_MAX = 8;

/** What tells one good alone, and what the brand tells already. */
const NO_FACET =
  /артикул|штрих|(?:^|\s)(?:код|ean|gtin|sku|id|isbn)(?:$|\s)|^(?:бренд|производитель|торговая марка|модель)$/i;
const YES = /^(?:да|есть|имеется|yes|true|\+)(?:$|[,;(\s])/i;
const NO = /^(?:нет|отсутствует|no|false|[-—–])$/i;
const HEX = /^#[0-9a-f]{6}$/i;

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** «велюр» begins a line as «Велюр»; «ЛДСП» and «iPhone» stay. */
const asLine = (text: string) =>
  /^[a-zа-яё]+(?![A-ZА-ЯЁ])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const partsOf = (value: string) =>
  value.includes('(')
    ? [value]
    : value
        .split(/,\s+|;\s*/)
        .map(collapse)
        .filter(Boolean)
        .slice(0, PARTS_MAX);

/** A number as Russian writes it, thousands apart, with a true minus. */
const numberName = (number: number) => {
  const [whole = '', rest] = String(Math.abs(number)).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') : whole;
  return (number < 0 ? '\u2212' : '') + (rest === undefined ? grouped : `${grouped},${rest}`);
};

type Value = Pick<Trait, 'slug' | 'value' | 'name' | 'kind' | 'hex' | 'number'>;

const textValue = (text: string): Value[] =>
  text.length > VALUE_MAX
    ? []
    : [
        {
          ...{ slug: addressOf(text), value: ownAddressOf(text), name: asLine(text) },
          ...{ kind: 'text', hex: null, number: null },
        },
      ];

const colorValue = (value: string, hex: string): Value[] => {
  // «велюр, шалфей»: the cloth, then its colour.
  const name = partsOf(value).at(-1) ?? '';
  return textValue(name).map((text) => ({ ...text, kind: 'color', hex: hex.toLowerCase() }));
};

const flagValue = (yes: boolean): Value => ({
  slug: yes ? 'da' : 'net',
  value: yes ? 'da' : 'net',
  name: yes ? 'Да' : 'Нет',
  kind: 'flag',
  hex: null,
  number: null,
});

const numberValue = (number: number): Value => ({
  slug: String(number),
  value: String(number),
  name: numberName(number),
  kind: 'number',
  hex: null,
  number,
});

interface Reading {
  unit: string | null;
  values: Value[];
}

/** Numbers of one unit, where all of the value is that. */
const readNumbers = (value: string, unit: string | null): Reading | null => {
  const numbers = partsOf(value).map(readNumber);
  const [first] = numbers;
  if (!first) return null;
  const values = numbers.flatMap((part) => (part?.unit === first.unit ? [numberValue(part.number)] : []));
  return values.length === numbers.length ? { unit: unit ?? first.unit, values } : null;
};

const read = (value: string, { unit, hex }: SaidParam): Reading => {
  if (hex !== null && HEX.test(hex)) return { unit: null, values: colorValue(value, hex) };
  if (NO.test(value)) return { unit, values: [flagValue(false)] };
  if (YES.test(value)) return { unit, values: [flagValue(true)] };
  return readNumbers(value, unit) ?? { unit, values: partsOf(value).flatMap(textValue) };
};

/** What a param can be found by; nothing where it is no filter: an article, a description. */
export function paramTraits(param: SaidParam): Trait[] {
  const title = collapse(param.name);
  const value = collapse(param.value);
  if (title === '' || title.length > NAME_MAX || value === '' || NO_FACET.test(title)) return [];
  const reading = read(value, { ...param, unit: param.unit ? collapse(param.unit) || null : null });
  const { unit } = reading;
  const facet = {
    code: facetCode(title, unit),
    facet: ownFacetCode(title, unit),
    title: asLine(title),
    unit,
  };
  return reading.values.map((own) => ({ ...facet, ...own }));
}
