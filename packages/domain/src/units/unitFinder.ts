/** A unit as the shop writes it, and how files write it besides. */
export interface NamedUnit {
  name: string;
  spellings: readonly string[];
}

/** How the shop writes a unit that somebody tells; as it is told where the shop knows none. */
export type UnitFinder = (told: string) => string;

/** Units are the same in any letters and with a dot behind them. */
const keyOf = (unit: string): string => unit.trim().toLowerCase().replaceAll('ё', 'е').replace(/\.$/u, '');

/** @param units that are switched on; of two that a spelling means the one that stands first counts */
export function unitFinder(units: readonly NamedUnit[]): UnitFinder {
  const names = new Map<string, string>();
  // A unit is called as another one is spelled: its name counts.
  for (const { name } of units) if (!names.has(keyOf(name))) names.set(keyOf(name), name);
  for (const { name, spellings } of units)
    for (const spelling of spellings) if (!names.has(keyOf(spelling))) names.set(keyOf(spelling), name);
  return (told) => names.get(keyOf(told)) ?? told;
}
