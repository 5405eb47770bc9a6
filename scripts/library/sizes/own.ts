import { readDoors, readValues } from '../build/doors.ts';

/** Something that one takes from the library whole. */
export interface Own {
  /** `Tab`; the door's name where there is no component behind it. */
  name: string;
  door: string;
  /** The component and those that it is used with: `Tab`, `TabList`, `TabPanel`, `Tabs`. */
  parts: readonly string[];
}

/** What the name of a component looks like: no constant, no error. */
export const COMPONENT = /^[A-Z](?=[A-Za-z]*[a-z])[A-Za-z]+(?<!Error)$/;

/**
 * All of the library, read from its doors. Components of one door whose names begin alike are one thing. Icons weigh
 * alike: one stands for them.
 */
export function readOwn(): Own[] {
  return readDoors().flatMap((door) => familiesOf(door, readValues(door)));
}

/** As `readOwn`, of one door that gives `values`. */
export function familiesOf(door: string, values: readonly string[]): Own[] {
  const components = values.filter((name) => COMPONENT.test(name)).toSorted();
  if (components.length === 0) return [{ name: door, door, parts: values }];
  const heads = components.filter(
    (name) => !components.some((other) => other !== name && name.startsWith(other)),
  );
  const own = heads.map((name) => ({
    name,
    door,
    parts: components.filter((part) => part.startsWith(name)),
  }));
  return door === 'icons' ? own.slice(0, 1) : own;
}

/** A module that takes these from the library. */
export function codeOf(owns: readonly Own[]): string {
  return owns.map(({ door, parts }) => `export { ${parts.join(', ')} } from '@siren/ui/${door}';`).join('\n');
}
