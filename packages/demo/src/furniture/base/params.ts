import { fabrics, hexOf, metals, woods } from './colours.ts';
import type { Colour, FabricId, HexColour, MetalId, WoodId } from './colours.ts';

type Tables = readonly Readonly<Record<string, Colour>>[];

export interface NumberParam {
  readonly type: 'number';
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
}
export interface FlagParam {
  readonly type: 'flag';
  readonly fallback: boolean;
}
export interface ChoiceParam<Option extends string = string> {
  readonly type: 'choice';
  readonly fallback: Option;
  readonly options: readonly Option[];
}
export interface ColourParam<Id extends string = string> {
  readonly type: 'colour';
  readonly fallback: Id | HexColour;
  readonly tables: Tables;
}
export interface ColoursParam<Id extends string = string> {
  readonly type: 'colours';
  readonly fallback: readonly (Id | HexColour)[];
  readonly tables: Tables;
  readonly max: number;
}
export type Param = NumberParam | FlagParam | ChoiceParam | ColourParam | ColoursParam;
export type Schema = Readonly<Record<string, Param>>;

type ValueOf<P> = P extends NumberParam
  ? number
  : P extends FlagParam
    ? boolean
    : P extends ChoiceParam<infer Option>
      ? Option
      : P extends ColourParam<infer Id>
        ? Id | HexColour
        : P extends ColoursParam<infer Id>
          ? readonly (Id | HexColour)[]
          : never;
export type Values<S extends Schema> = { readonly [Name in keyof S]: ValueOf<S[Name]> };
export type ParamValue = number | boolean | string | readonly string[];

export const number = (fallback: number, min: number, max: number): NumberParam => ({
  type: 'number',
  fallback,
  min,
  max,
});
export const flag = (fallback = false): FlagParam => ({ type: 'flag', fallback });
export const choice = <const Option extends string>(
  options: readonly Option[],
  fallback: NoInfer<Option>,
): ChoiceParam<Option> => ({ type: 'choice', options, fallback });

export const fabric = (fallback: FabricId): ColourParam<FabricId> => ({
  type: 'colour',
  fallback,
  tables: [fabrics],
});
export const wood = (fallback: WoodId): ColourParam<WoodId> => ({
  type: 'colour',
  fallback,
  tables: [woods],
});
export const metal = (fallback: MetalId): ColourParam<MetalId> => ({
  type: 'colour',
  fallback,
  tables: [metals],
});
/** Any colour of the three tables: glazes, lacquers, shades. */
export const paint = (fallback: FabricId | WoodId | MetalId): ColourParam<FabricId | WoodId | MetalId> => ({
  type: 'colour',
  fallback,
  tables: [fabrics, woods, metals],
});
export const fabricList = (max: number, fallback: readonly FabricId[] = []): ColoursParam<FabricId> => ({
  type: 'colours',
  fallback,
  tables: [fabrics],
  max,
});
/** The angle from which a good is shown first; negative shows it from its left. */
export const turn = (fallback: number): NumberParam => number(fallback, -40, 40);

const isColour = (value: unknown, tables: Tables): value is string => {
  if (typeof value !== 'string') return false;
  try {
    return hexOf(value, ...tables) !== '';
  } catch {
    return false;
  }
};

const fits = (param: Param, value: unknown): value is ParamValue => {
  switch (param.type) {
    case 'number':
      return typeof value === 'number' && value >= param.min && value <= param.max;
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && param.options.includes(value);
    case 'colour':
      return isColour(value, param.tables);
    case 'colours':
      return (
        Array.isArray(value) &&
        value.length <= param.max &&
        value.every((item) => isColour(item, param.tables))
      );
  }
};

const expected = (param: Param): string => {
  switch (param.type) {
    case 'number':
      return `a number from ${param.min} to ${param.max}`;
    case 'flag':
      return 'true or false';
    case 'choice':
      return `one of ${param.options.join(', ')}`;
    case 'colour':
      return `#rrggbb or one of ${param.tables.flatMap(Object.keys).join(', ')}`;
    case 'colours':
      return `at most ${param.max} of ${param.tables.flatMap(Object.keys).join(', ')}`;
  }
};

export const paramOf = (schema: Schema, name: string): Param => {
  const param = Object.hasOwn(schema, name) ? schema[name] : undefined;
  if (!param) throw new Error(`Unknown parameter "${name}"; known: ${Object.keys(schema).join(', ')}`);
  return param;
};

export const checkParam = (name: string, param: Param, value: unknown): ParamValue => {
  if (fits(param, value)) return value;
  throw new Error(
    `Parameter "${name}" must be ${expected(param)}, not ${JSON.stringify(value) ?? String(value)}`,
  );
};

/** Fills what is not given with defaults; throws on unknown names and on values out of bounds. */
export const complete = <S extends Schema>(
  schema: S,
  given: Readonly<Record<string, unknown>>,
): Values<S> => {
  for (const name of Object.keys(given)) paramOf(schema, name);
  const entries = Object.entries(schema).map(([name, param]) => {
    const value = given[name];
    return [name, value === undefined ? param.fallback : checkParam(name, param, value)];
  });
  return Object.fromEntries(entries) as Values<S>;
};

export const writeValue = (value: ParamValue): string =>
  Array.isArray(value) ? value.join(',') : String(value);

export const readValue = (name: string, param: Param, text: string): ParamValue => {
  const raw = {
    number: () => (text.trim() === '' ? NaN : Number(text)),
    flag: () => (text === 'true' ? true : text === 'false' ? false : text),
    choice: () => text,
    colour: () => text,
    colours: () => (text === '' ? [] : text.split(',')),
  }[param.type]();
  return checkParam(name, param, raw);
};
