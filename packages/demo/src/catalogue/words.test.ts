import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { home } from './testing/feeds.ts';
import { choose, fabricWord, typeset, woodWord } from './words/index.ts';

/** Words that are often written without their «ё». */
const bare =
  /(?<![а-яё])(?:еще|ее|трех|четырех|легк(?:ий|ая|ое|ие|их|им|ую)|жестк|тепл(?:ый|ая|ое|ые)|зелен(?:ый|ая)|черн|желт|темн(?:ый|ая|ые|ое)|ковер|шелк|лен(?=[,. ]|$)|подъем|объем|съемн|надежн|берез|прием|идет|дает|берет|остается|вернет|встает|несет|ведет|емк|пленк|щетк|тверд|дешев(?!л)|клен(?=[,. »]|$)|ребен|тяжел|рифлен(?!и)|плетен(?:ый|ая|ое|ые|ых|ым)|вязан(?=ны)|стеган|счет|отстегнут)/iu;

const texts = home.offers.flatMap(({ texts: own, params }) => [
  own['name'] ?? '',
  (own['description'] ?? '').replace(/<\/?p>/g, ''),
  ...params.map(({ name, value }) => `${name}: ${value}`),
]);
const unique = [...new Set(texts)];

const bad = (pattern: RegExp): string[] => unique.filter((text) => pattern.test(text)).slice(0, 5);

/** Characters of the font files that every page loads, as the sheet declares them; lines end in any font. */
const sheet = readFileSync(join(import.meta.dirname, '../../../ui/src/fonts/fonts.css'), 'utf8');
const small = new RegExp(
  `[\\n${sheet
    .split('@font-face')
    .filter((face) => face.includes('./files/'))
    .flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .map(([, first, last = first]) => `\\u{${first}}-\\u{${last}}`)
    .join('')}]`,
  'u',
);

describe('texts', () => {
  it('have no double spaces, straight quotes or hyphens for dashes', () => {
    expect(bad(/ {2}|[ \u00a0][,.:;!?]/)).toEqual([]);
    expect(bad(/["']/)).toEqual([]);
    expect(bad(/\s-\s|\s–\s|--|\d-\d/)).toEqual([]);
  });

  it('have only characters that the small files of the shop’s font have', () => {
    const odd = new Set(unique.flatMap((text) => [...text]).filter((character) => !small.test(character)));
    expect([...odd]).toEqual([]);
  });

  it('close every quote and bracket', () => {
    const odd = unique.filter((text) => text.split('«').length !== text.split('»').length);
    expect(odd).toEqual([]);
  });

  it('spell «ё»', () => {
    expect(bad(bare)).toEqual([]);
  });

  it('know no letter of another alphabet among Russian ones', () => {
    expect(bad(/[а-яё][a-z]|[a-z][а-яё]/iu)).toEqual([]);
  });

  it('end sentences, and never repeat one in a description', () => {
    for (const { texts: own } of home.offers) {
      const paragraphs = [...(own['description'] ?? '').matchAll(/<p>(.*?)<\/p>/g)].map(
        ([, text = '']) => text,
      );
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/[.!?]$/);
      const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?]) /));
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('differ from product to product', () => {
    const byProduct = new Map(
      home.offers.map(({ id, group, texts: own }) => [group || id, own['description']]),
    );
    expect(new Set(byProduct.values()).size).toBe(byProduct.size);
  });
});

describe('words', () => {
  it('agree with what they describe, nouns stay as they are', () => {
    expect(fabricWord('milk', 'f')).toBe('молочная');
    expect(fabricWord('dust', 'm')).toBe('пыльно-голубой');
    expect(fabricWord('dust', 'n')).toBe('пыльно-голубое');
    expect(fabricWord('sage', 'f')).toBe('шалфей');
    expect(fabricWord('stone', 'f')).toBe('серый камень');
    expect(woodWord('white', 'pl')).toBe('белые');
  });

  it('keep short words and units on the line of what follows or precedes them', () => {
    expect(typeset('Стол на 6 человек, 75 см от пола — и не выше')).toBe(
      'Стол на\u00a06 человек, 75\u00a0см от\u00a0пола\u00a0— и\u00a0не\u00a0выше',
    );
    fc.assert(
      fc.property(
        fc.string(),
        (text) => typeset(text).replaceAll('\u00a0', ' ') === text.replaceAll('\u00a0', ' '),
      ),
    );
  });

  it('are chosen by the text alone, and all of them sometimes', () => {
    const list = ['раз', 'два', 'три'] as const;
    fc.assert(fc.property(fc.string(), (text) => choose(text, list) === choose(text, list)));
    const chosen = Array.from({ length: 100 }, (_, at) => choose(`слово ${at}`, list));
    expect(new Set(chosen)).toEqual(new Set(list));
  });
});
