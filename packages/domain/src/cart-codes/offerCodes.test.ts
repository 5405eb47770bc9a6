import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPasted } from '../typed/testing/asPasted.ts';
import { bareCode, codeKey } from '../typed/index.ts';
import { offerCodes } from './offerCodes.ts';

test('an offer bears its article and all its barcodes, with and without the zeros in front', () => {
  expect(offerCodes('0042-Б', ['0012345678905', '4600000000017'])).toEqual({
    codes: ['0042-б', '0012345678905', '4600000000017'],
    bareCodes: ['0042-б', '12345678905', '4600000000017'],
  });
  expect(offerCodes('007', ['7'])).toEqual({ codes: ['007', '7'], bareCodes: ['7', '7'] });
  expect(offerCodes('007', ['007'])).toEqual({ codes: ['007'], bareCodes: ['7'] });
});

const article = fc.stringMatching(/^[A-ZА-Я0-9](?:[- ]?[A-ZА-Я0-9]){0,9}$/u);
test('a code of an offer, pasted and with zeros lost or put in front, is one that the offer bears', () => {
  fc.assert(
    fc.property(
      article.chain((code) => fc.tuple(fc.constant(code), asPasted(code))),
      fc.nat({ max: 3 }),
      ([code, pasted], zeros) => {
        const { codes, bareCodes } = offerCodes(code, []);
        expect(codes).toContain(codeKey(pasted));
        const written = /^\d+$/.test(code) ? '0'.repeat(zeros) + code.replace(/^0+(?=\d)/, '') : pasted;
        expect(bareCodes).toContain(bareCode(written));
      },
    ),
  );
});
