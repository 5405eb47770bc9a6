import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role, RoleName } from '../../roles.ts';
import type { Pair, ScaleColour } from '../../scales.ts';
import type { Glass, ShadowLayer } from '../../shade.ts';
import { sirenTokens } from '../sirenTokens.ts';
import type { Bezier, Tokens } from '../Tokens.ts';
import { DtcgError } from './DtcgError.ts';
import { fromDtcg } from './fromDtcg.ts';
import type { JsonObject } from './json.ts';
import { toDtcg } from './toDtcg.ts';
import type { DtcgFiles } from './toDtcg.ts';
import { tokenFiles } from './tokenFiles.ts';

const FOLDER = join(import.meta.dirname, '../../../../tokens');

/** The way there and back through text, as through a file. */
const thereAndBack = (tokens: Tokens): Tokens => {
  const files = tokenFiles(tokens);
  const open = (name: string) => JSON.parse(files[`${name}.tokens.json`] ?? '') as JsonObject;
  return fromDtcg({ base: open('base'), light: open('light'), dark: open('dark') });
};

describe('the files in packages/ui/tokens', () => {
  it.each(Object.entries(tokenFiles(sirenTokens)))(
    '%s is as the theme says: npm run tokens',
    (name, text) => {
      expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(text);
    },
  );

  it('refer from roles to colours by aliases, in each theme its own', () => {
    const { light, dark } = toDtcg(sirenTokens);
    expect(light).toHaveProperty('surface.raised.$value', '{scale.white}');
    expect(dark).toHaveProperty('surface.raised.$value', '{scale.neutral.2}');
  });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const pair: fc.Arbitrary<Pair> = fc.record({ light: hex, dark: hex });
const glass: fc.Arbitrary<Glass> = fc.record({
  colour: hex,
  alpha: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
});
const reference = fc.constantFrom(...(Object.keys(sirenTokens.scale) as ScaleColour[]));
const role: fc.Arbitrary<Role> = fc
  .record({ light: reference, dark: reference })
  .map((names) => (names.light === names.dark ? names.light : names));
const layer: fc.Arbitrary<ShadowLayer> = fc.record({
  x: fc.integer({ min: -64, max: 64 }),
  y: fc.integer({ min: -64, max: 64 }),
  blur: fc.nat(64),
  spread: fc.integer({ min: -8, max: 8 }),
  colour: fc.record({ light: glass, dark: glass }),
});
const short = (number: number) => String(number).replace(/^(-?)0\./, '$1.');
const length = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.constantFrom('px', 'rem'))
  .map(([number, unit]) => `${short(number / 1000)}${unit}`);
const share = fc.double({ min: 0, max: 1, noNaN: true }).map((x) => x + 0);
const any = fc.double({ min: -3, max: 3, noNaN: true }).map((x) => x + 0);

/** The same names with other values. */
const like = <Name extends string, Value>(
  values: Readonly<Record<Name, unknown>>,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<Name, Value>> =>
  fc.record(Object.fromEntries(Object.keys(values).map((name) => [name, value]))) as fc.Arbitrary<
    Record<Name, Value>
  >;

const altered: fc.Arbitrary<Tokens> = fc.record({
  scale: like<ScaleColour, Pair>(sirenTokens.scale, pair),
  roles: like<RoleName, Role>(sirenTokens.roles, role),
  float: fc.array(layer, { minLength: 1, maxLength: 4 }),
  veil: fc.record({ light: glass, dark: glass }),
  space: like(sirenTokens.space, length),
  size: like(sirenTokens.size, length),
  radius: like(sirenTokens.radius, length),
  control: like(sirenTokens.control, length),
  breakpoint: like(sirenTokens.breakpoint, length),
  motion: like(
    sirenTokens.motion,
    fc.nat(2000).map((ms) => `${ms}ms`),
  ),
  ease: like(sirenTokens.ease, fc.tuple(share, any, share, any) as fc.Arbitrary<Bezier>),
  font: like(sirenTokens.font, fc.array(fc.string({ minLength: 1 }), { minLength: 1 })),
  weight: like(sirenTokens.weight, fc.integer({ min: 1, max: 1000 })),
  tracking: like(sirenTokens.tracking, any),
});

describe('tokens there and back', () => {
  it('are the same', () => expect(thereAndBack(sirenTokens)).toEqual(sirenTokens));

  it('are the same whatever their values are', () => {
    fc.assert(
      fc.property(altered, (tokens) => {
        expect(thereAndBack(tokens)).toEqual(tokens);
      }),
      { numRuns: 60 },
    );
  });

  it('keep through types of groups, descriptions and extensions of other tools', () => {
    const files = toDtcg(sirenTokens);
    const surface = files.light['surface'] as Record<string, JsonObject>;
    for (const token of Object.values(surface)) delete token['$type'];
    Object.assign(surface['page'] ?? {}, { $extensions: { 'com.example': 1 }, $deprecated: false });
    expect(fromDtcg(files)).toEqual(sirenTokens);
  });
});

/** Sets what stands at a path; `undefined` takes it away. */
function change(file: JsonObject, path: string, value: unknown): void {
  const names = path.split('/');
  const last = names.pop() ?? '';
  let node = file;
  for (const name of names) node = node[name] as JsonObject;
  if (value === undefined) delete node[last];
  else node[last] = value;
}

const problemsOf = (edit: (files: DtcgFiles) => void): readonly string[] => {
  const files = structuredClone(toDtcg(sirenTokens));
  edit(files);
  try {
    fromDtcg(files);
  } catch (error) {
    if (error instanceof DtcgError) return error.problems;
    throw error;
  }
  return [];
};

describe('what is refused, and how', () => {
  it.each<[keyof DtcgFiles, string, unknown, string]>([
    ['base', 'space/4', undefined, 'base: space.4: the token is missing'],
    ['base', 'space/7', { $value: { value: 28, unit: 'px' } }, 'base: space.7: no token of this theme'],
    ['base', 'space/4', 16, 'base: space.4: a token or a group is expected, not 16'],
    ['base', 'space/4/$value', '1rem', 'base: space.4: an object with value, unit is expected, not "1rem"'],
    ['base', 'space/4/$value/unit', 'em', 'base: space.4: unit px or rem is expected, not "em"'],
    ['base', 'space/4/$value/value', '1', 'base: space.4: a number is expected, not "1"'],
    ['base', 'space/4/$type', 'duration', 'base: space.4: type dimension is expected, not duration'],
    ['base', 'space/$type', undefined, 'base: space.1: type dimension is expected, not none'],
    ['base', 'space/$extends', '{size}', 'base: space.$extends: $extends is not understood here'],
    ['base', 'space/a.b', { $value: 1 }, 'base: space.a.b: a name has no "{", "}" and "."'],
    ['base', 'weight/strong/$value', 1001, 'base: weight.strong: 1001 is not from 1 to 1000'],
    ['base', 'ease/normal/$value', [2, 0, 0, 1], 'base: ease.normal: 2 is not from 0 to 1'],
    ['base', 'ease/normal/$value', [0, 0, 1], 'base: ease.normal: four numbers are expected, not [0,0,1]'],
    ['base', 'font/text/$value', [], 'base: font.text: names of fonts are expected, not []'],
    ['base', 'motion/quick/$value/unit', 's', 'base: motion.quick: unit ms is expected, not "s"'],
    [
      'light',
      'surface/page/$value',
      '{scale.violet.1}',
      'light: surface.page: a colour of the scales is expected, as "{scale.purple.9}", not "{scale.violet.1}"',
    ],
    [
      'light',
      'scale/white/$value/hex',
      '#fffffe',
      'light: scale.white: hex #fffffe is another colour than the components, which make #ffffff',
    ],
    [
      'light',
      'scale/white/$value/hex',
      'white',
      'light: scale.white: hex like "#8948d8" is expected, not "white"',
    ],
    ['light', 'scale/white/$value/components/0', 1.2, 'light: scale.white: 1.2 is not from 0 to 1'],
    [
      'light',
      'scale/white/$value/components',
      [1],
      'light: scale.white: three components are expected, not [1]',
    ],
    [
      'light',
      'scale/white/$value/alpha',
      0.5,
      'light: scale.white: an opaque colour is expected, this one has alpha 0.5',
    ],
    [
      'light',
      'scale/white/$value/colorSpace',
      'oklch',
      'light: scale.white: colorSpace "srgb" is expected, not "oklch"',
    ],
    [
      'light',
      'scale/white/$value',
      '#ffffff',
      'light: scale.white: an object with colorSpace, components is expected, not "#ffffff"',
    ],
    ['dark', 'shade/float/$value/0/inset', true, 'dark: shade.float: what floats has no shadow inside'],
    ['dark', 'shade/float/$value', [], 'dark: shade.float: layers of a shadow are expected, not []'],
    ['dark', 'shade/float/$value/0/glow', 1, 'dark: shade.float: glow is not known in'],
    [
      'dark',
      'shade/float/$value/0/blur/value',
      2,
      'light, dark: shade.float: layers stand elsewhere; only their colours may differ',
    ],
  ])('%s, %s: %j', (file, path, value, problem) => {
    expect(problemsOf((files) => change(files[file], path, value))[0]).toContain(problem);
  });

  it('tells everything at once', () => {
    const problems = problemsOf((files) => {
      change(files.base, 'radius', undefined);
      change(files.dark, 'veil', { $type: 'color', $value: '{scale.white}' });
    });
    expect(problems).toHaveLength(1 + Object.keys(sirenTokens.radius).length);
  });

  it.each([null, [], 'tokens'])('no file at all: %j', (nothing) => {
    const { light, dark } = toDtcg(sirenTokens);
    expect(() => fromDtcg({ base: nothing as unknown as JsonObject, light, dark })).toThrow(
      'base: a file of tokens is an object',
    );
  });
});
