import type { Role, RoleName } from '../../roles.ts';
import type { Pair, ScaleColour } from '../../scales.ts';
import { sirenTokens } from '../sirenTokens.ts';
import type { Tokens } from '../Tokens.ts';
import { codecs } from './codecs.ts';
import { readColour, readOpaque } from './colour.ts';
import { DtcgError } from './DtcgError.ts';
import { shown } from './json.ts';
import { openFile } from './openFile.ts';
import { sections } from './sections.ts';
import { joinShadows, readShadow, standAlike } from './shadow.ts';
import { toDtcg } from './toDtcg.ts';
import type { DtcgFiles } from './toDtcg.ts';

const names = <Name extends string>(values: Readonly<Record<Name, unknown>>) => Object.keys(values) as Name[];

/** `{scale.purple.9}` → `purple.9`. */
function readAlias(value: unknown): ScaleColour {
  const [, name = ''] = (typeof value === 'string' && /^\{scale\.(.+)\}$/.exec(value)) || [];
  if (!Object.hasOwn(sirenTokens.scale, name)) {
    throw new TypeError(`a colour of the scales is expected, as "{scale.purple.9}", not ${shown(value)}`);
  }
  return name as ScaleColour;
}

/**
 * Tokens out of the files that `toDtcg` writes, maybe after a design tool had them. Descriptions and extensions are
 * passed over. Throws a `DtcgError` with every problem at once: tokens that are missing, unknown, of another type or
 * malformed.
 */
export function fromDtcg(files: Pick<DtcgFiles, 'base' | 'light' | 'dark'>): Tokens {
  const problems: string[] = [];
  const known = toDtcg(sirenTokens);
  const base = openFile('base', files.base, known.base, problems);
  const light = openFile('light', files.light, known.light, problems);
  const dark = openFile('dark', files.dark, known.dark, problems);

  const pairOf = <Value>(path: string, read: (value: unknown) => Value) => ({
    light: light(path, read),
    dark: dark(path, read),
  });
  const roleOf = (name: RoleName): Role => {
    const role = pairOf(name, readAlias);
    return role.light === role.dark ? role.light : role;
  };
  const section = ({ name, type }: (typeof sections)[number]) => {
    const read = codecs[type].read as (value: unknown) => unknown;
    const keys = Object.keys(sirenTokens[name]);
    return [name, Object.fromEntries(keys.map((key) => [key, base(`${name}.${key}`, read)]))] as const;
  };

  const scale = names(sirenTokens.scale).map((name): [string, Pair] => [
    name,
    pairOf(`scale.${name}`, readOpaque),
  ]);
  const roles = names(sirenTokens.roles).map((name): [string, Role] => [name, roleOf(name)]);
  const layers = pairOf('shade.float', readShadow);
  const veil = pairOf('shade.veil', readColour);
  const shared = Object.fromEntries(sections.map(section));
  if (problems.length === 0 && !standAlike(layers.light, layers.dark)) {
    problems.push('light, dark: shade.float: layers stand elsewhere; only their colours may differ');
  }
  if (problems.length > 0) throw new DtcgError(problems);
  return {
    ...(shared as Omit<Tokens, 'scale' | 'roles' | 'float' | 'veil'>),
    scale: Object.fromEntries(scale) as Tokens['scale'],
    roles: Object.fromEntries(roles) as Tokens['roles'],
    float: joinShadows(layers.light, layers.dark),
    veil,
  };
}
