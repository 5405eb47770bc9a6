/** A unit as the shop writes it, and how files write it besides. */
export interface NamedUnit {
  name: string;
  spellings: readonly string[];
}

/** How the shop writes a unit that somebody tells; as it is told where the shop knows none. */
export type UnitFinder = (told: string) => string;

/** Units are the same with a dot behind them, and in any letters. */
export const unitKey = (unit: string): string =>
  unit.trim().toLowerCase().replaceAll('ё', 'е').replace(/\.$/u, '');

/** A thousandth and a million times as much differ by one letter, «мВт» and «МВт»; where all letters are large nothing is told by it. */
const isOtherSize = (told: string, known: string): boolean =>
  /^[МмMm]\p{Lu}/u.test(told) && told.charAt(0) !== known.charAt(0) && told !== told.toUpperCase();

/** @param units that are switched on; a name counts before a spelling, and of two spellings the first one */
export function unitFinder(units: readonly NamedUnit[]): UnitFinder {
  const known = new Map<string, { said: string; name: string }>();
  const add = (said: string, name: string) => {
    if (!known.has(unitKey(said))) known.set(unitKey(said), { said, name });
  };
  for (const { name } of units) add(name, name);
  for (const { name, spellings } of units) for (const spelling of spellings) add(spelling, name);
  return (told) => {
    const found = known.get(unitKey(told));
    return found && !isOtherSize(told.trim(), found.said) ? found.name : told;
  };
}
