import { roles } from './roles.ts';
import type { Role, RoleGroup, RoleName } from './roles.ts';
import { palette } from './scales.ts';
import type { Pair, ScaleColour } from './scales.ts';

type Meaning = { readonly [G in RoleGroup]: { readonly [N in keyof (typeof roles)[G]]: Pair } };

const groups: [string, Readonly<Record<string, Role>>][] = Object.entries(roles);

const resolve = (role: Role, colours: Readonly<Record<ScaleColour, Pair>>): Pair =>
  typeof role === 'string'
    ? colours[role]
    : { light: colours[role.light].light, dark: colours[role.dark].dark };

/** The second token layer with its colours: `meaning.text.muted.dark` is `#bab8c0`. */
export const meaning = Object.fromEntries(
  groups.map(([group, names]) => [
    group,
    Object.fromEntries(Object.entries(names).map(([name, role]) => [name, resolve(role, palette)])),
  ]),
) as Meaning;

/** The layer by full names: `flatRoles['text.muted']` is `neutral.11`. */
export const flatRoles = Object.fromEntries(
  groups.flatMap(([group, names]) => Object.entries(names).map(([name, role]) => [`${group}.${name}`, role])),
) as Readonly<Record<RoleName, Role>>;

/** The colour of every role out of the colours of a first layer. */
export const colourRoles = (
  named: Readonly<Record<RoleName, Role>>,
  colours: Readonly<Record<ScaleColour, Pair>>,
): Readonly<Record<RoleName, Pair>> =>
  Object.fromEntries(Object.entries(named).map(([name, role]) => [name, resolve(role, colours)])) as Record<
    RoleName,
    Pair
  >;
