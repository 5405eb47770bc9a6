import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handFields } from './entities.ts';
import {
  handFieldsOfText,
  handFieldsText,
  handParamOf,
  handParamText,
  picturesOfText,
  picturesText,
} from './undoTexts.ts';

const words = fc.option(fc.string());

test('pictures are kept as they were set, with their words, and the feed’s are none of these', () => {
  const picture = fc.record({ id: fc.nat(), alt: words });
  fc.assert(
    fc.property(fc.option(fc.array(picture)), (pictures) => {
      expect(picturesOfText(picturesText(pictures))).toEqual(pictures);
    }),
  );
});

test('a param is kept as it was set, and another one is kept otherwise', () => {
  const param = fc.record({ key: fc.constant('Ширина, см'), name: fc.string(), value: words, unit: words });
  fc.assert(
    fc.property(fc.option(param), fc.option(param), (one, other) => {
      expect(handParamOf('Ширина, см', handParamText(one))).toEqual(one);
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(handParamText(one) === handParamText(other)).toBe(isSame);
    }),
  );
});

test('fields are kept by their names, and none of them is one more', () => {
  fc.assert(
    fc.property(fc.subarray([...handFields]), (fields) => {
      expect(handFieldsOfText(handFieldsText(fields))).toEqual(fields);
    }),
  );
});
