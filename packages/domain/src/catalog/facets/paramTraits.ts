import type { SaidParam, Trait } from './Trait.ts';
import { readAs } from './readAs.ts';
import { readNumber } from './readNumber.ts';
import { readUnit } from './readUnit.ts';
import { bareValue } from './silentSigns.ts';
import { addressOf, facetCode, ownAddressOf, ownFacetCode } from './slugs.ts';

/** Characters of a name or value that a filter can show; longer ones are descriptions. */
const NAME_MAX = 60;
const VALUE_MAX = 60;
/** Values of one param, as in «массив дуба, сталь, стекло». */
const PARTS_MAX = 8;

/** What tells one good alone, and what the brand tells already. */
const NO_FACET =
  /артикул|штрих|(?:^|\s)(?:код|ean|gtin|sku|id|isbn)(?:$|\s)|^(?:бренд|производитель|торговая марка|модель)$/i;
const YES = /^(?:да|есть|имеется|yes|true|\+)$/i;
const NO = /^(?:нет|отсутствует|no|false|[-‐‑‒–—―−])$/i;
/** «да, стирка при 30 °C»: yes, and more about it. A plus before a figure is a sign. */
const YES_AND_MORE = /^(?:(?:да|есть|имеется|yes|true)[,;(\s]|\+(?:[,;(]|\s(?=\p{L})))/iu;
/** «да / нет, по выбору» is no answer. */
const SAYS_NO = /(?<!\p{L})(?:нет|отсутствует|no|false)(?!\p{L})/iu;
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

interface Value extends Pick<Trait, 'slug' | 'value' | 'name' | 'kind' | 'hex' | 'number'> {
  /** What it was read of, where that is more than a text. */
  said?: string;
  /** Whether it was a text as long as brackets and quotes around it made one of it. */
  wasText?: boolean;
  /** Its address as the number that it was read as once, where it is a text. */
  once?: string;
}

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

const flagValue = (yes: boolean, said: string): Value => ({
  slug: yes ? 'da' : 'net',
  value: yes ? 'da' : 'net',
  name: yes ? 'Да' : 'Нет',
  kind: 'flag',
  hex: null,
  number: null,
  said,
});

const numberValue = (number: number, said: string): Value => ({
  slug: String(number),
  value: String(number),
  name: numberName(number),
  kind: 'number',
  hex: null,
  number,
  said,
});

/** «да», «нет», and both where variants are meant; null for everything else. */
const readFlags = (value: string): Value[] | null => {
  const answers = value.split(/\s*[,;/]\s*/);
  const isAnswer = (answer: string) =>
    (YES.test(answer) || NO.test(answer)) && (answers.length === 1 || /\p{L}/u.test(answer));
  if (answers.every(isAnswer))
    return [...new Set(answers.map((answer) => YES.test(answer)))].map((yes) => flagValue(yes, value));
  return YES_AND_MORE.test(value) && !SAYS_NO.test(value) ? [flagValue(true, value)] : null;
};

interface Reading {
  unit: string | null;
  values: Value[];
}

const isSameUnit = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && readAs(readUnit(a)) === readAs(readUnit(b)));

/** The number of a text, with brackets and quotes around it or without. */
const readBare = (text: string) => {
  const asWritten = readNumber(text);
  if (asWritten) return { ...asWritten, wasText: false };
  const bare = readNumber(bareValue(text) ?? '');
  return bare && { ...bare, wasText: true };
};

/** Numbers of one unit, where all of the value is that. */
const readNumbers = (value: string, unit: string | null): Reading | null => {
  const parts = partsOf(value);
  const numbers = parts.map(readBare);
  const [first] = numbers;
  // «10 см» of a param in mm says two things: it stays as it is written.
  if (!first || (unit !== null && first.unit !== null && !isSameUnit(first.unit, unit))) return null;
  const values = numbers.flatMap((number, at) =>
    number && isSameUnit(number.unit, first.unit)
      ? [{ ...numberValue(number.number, parts[at] ?? value), wasText: number.wasText }]
      : [],
  );
  return values.length === numbers.length ? { unit: unit ?? first.unit, values } : null;
};

/** Texts; a number of another unit than the param's was read as one of the param's once. */
const readTexts = (value: string, unit: string | null): Value[] => {
  const once = unit === null ? undefined : readNumbers(value, null)?.values;
  return partsOf(value).flatMap((text, at) => {
    const number = once?.[at]?.number ?? undefined;
    return textValue(text).map((own) => ({
      ...own,
      ...(number === undefined ? {} : { once: String(number) }),
    }));
  });
};

const read = (value: string, { unit, hex }: SaidParam): Reading => {
  if (hex !== null && HEX.test(hex)) return { unit: null, values: colorValue(value, hex) };
  const flags = readFlags(value) ?? readFlags(bareValue(value) ?? '');
  if (flags) return { unit, values: flags };
  return readNumbers(value, unit) ?? { unit, values: readTexts(value, unit) };
};

/** What a param can be found by; nothing where it is no filter: an article, a description. */
export function paramTraits(param: SaidParam): Trait[] {
  const title = collapse(param.name);
  const value = collapse(param.value);
  if (title === '' || title.length > NAME_MAX || value === '' || NO_FACET.test(title)) return [];
  const given = param.unit ? collapse(param.unit) || null : null;
  const reading = read(value, { ...param, unit: given });
  const { unit } = reading;
  const facet = {
    code: facetCode(title, unit),
    facet: ownFacetCode(title, unit),
    title: asLine(title),
    unit,
  };
  const code = facetCode(title, given);
  return reading.values.map(({ said, wasText, once, ...own }): Trait => {
    const texts =
      said === undefined ? [] : wasText ? [addressOf(said), ownAddressOf(said)] : [addressOf(said)];
    const former = [...texts, ...(once === undefined ? [] : [once])]
      .map((address) => `${code}=${address}`)
      .filter((text) => text !== `${facet.code}=${own.slug}`);
    return { ...facet, ...own, ...(former.length > 0 ? { former } : {}) };
  });
}
