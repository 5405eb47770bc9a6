import fc from 'fast-check';
import { picture } from '../index.ts';
import type { FurnitureKind, ParamsOf, PictureOptions } from '../index.ts';
import type { Param } from '../base/params.ts';
import { kindOf } from '../registry.ts';

type AnyParams = Readonly<Record<string, unknown>>;

const valueOf = (param: Param): fc.Arbitrary<unknown> => {
  switch (param.type) {
    case 'number':
      return fc.integer({ min: Math.ceil(param.min), max: Math.floor(param.max) });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...param.options);
    case 'colour':
      return fc.oneof(
        fc.constantFrom(...param.tables.flatMap(Object.keys)),
        fc.constantFrom('#336699', '#fefefe'),
      );
    case 'colours':
      return fc.array(fc.constantFrom(...param.tables.flatMap(Object.keys)), { maxLength: param.max });
  }
};

/** Some of a kind's parameters, within their bounds. */
export const anyParams = (kind: FurnitureKind): fc.Arbitrary<AnyParams> => {
  const entries = Object.entries(kindOf(kind).schema).map(([name, param]) => [name, valueOf(param)] as const);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
};

/** Draws with parameters whose kind is not known at compile time. */
export const draw = (kind: FurnitureKind, params: AnyParams, options: PictureOptions = {}): string =>
  picture(kind, params as ParamsOf<FurnitureKind>, options);
