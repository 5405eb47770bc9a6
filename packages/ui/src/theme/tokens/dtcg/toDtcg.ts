import type { RoleName } from '../../roles.ts';
import { roleWords } from '../../roleWords.ts';
import { modes } from '../../scales.ts';
import type { Mode } from '../../scales.ts';
import type { Tokens } from '../Tokens.ts';
import { codecs } from './codecs.ts';
import { writeColour } from './colour.ts';
import type { JsonObject } from './json.ts';
import { sections } from './sections.ts';
import { writeShadow } from './shadow.ts';

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10';

/** The files of a theme: what both themes share, and each of them; `resolver` says how they make one. */
export interface DtcgFiles {
  base: JsonObject;
  light: JsonObject;
  dark: JsonObject;
  resolver: JsonObject;
}

/** Puts a token where its path leads: `purple.9` into the group `purple`. */
function plant(tree: JsonObject, path: string, token: JsonObject): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let group = tree;
  for (const name of names) {
    group[name] ??= {};
    group = group[name] as JsonObject;
  }
  group[last] = token;
}

function writeBase(tokens: Tokens): JsonObject {
  const base: JsonObject = { $schema: `${SCHEMA}/format.json` };
  for (const { name, type, words } of sections) {
    const write = codecs[type].write as (value: unknown) => unknown;
    const values = Object.entries(tokens[name]).map(([key, value]) => [key, { $value: write(value) }]);
    base[name] = { $type: type, $description: words, ...Object.fromEntries(values) };
  }
  return base;
}

function writeTheme(tokens: Tokens, mode: Mode): JsonObject {
  const theme: JsonObject = {
    $schema: `${SCHEMA}/format.json`,
    scale: { $type: 'color', $description: 'Первый слой: цвета по именам' },
  };
  for (const [name, pair] of Object.entries(tokens.scale)) {
    plant(theme, `scale.${name}`, { $value: writeColour({ colour: pair[mode], alpha: 1 }) });
  }
  for (const [name, role] of Object.entries(tokens.roles)) {
    plant(theme, name, {
      $type: 'color',
      $description: roleWords[name as RoleName],
      $value: `{scale.${typeof role === 'string' ? role : role[mode]}}`,
    });
  }
  plant(theme, 'shade.float', { $type: 'shadow', $value: writeShadow(tokens.float, mode) });
  plant(theme, 'shade.veil', { $type: 'color', $value: writeColour(tokens.veil[mode]) });
  return theme;
}

const file = (name: string) => [{ $ref: `${name}.tokens.json` }];

const resolver: JsonObject = {
  $schema: `${SCHEMA}/resolver.json`,
  name: 'Сирень',
  version: '2025.10',
  sets: { base: { sources: file('base') } },
  modifiers: {
    theme: { contexts: Object.fromEntries(modes.map((mode) => [mode, file(mode)])), default: 'light' },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

/** Tokens in the W3C DTCG format, 2025.10: the second layer refers to the first by aliases. */
export const toDtcg = (tokens: Tokens): DtcgFiles => ({
  base: writeBase(tokens),
  light: writeTheme(tokens, 'light'),
  dark: writeTheme(tokens, 'dark'),
  resolver,
});
