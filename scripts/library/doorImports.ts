import { readDoors, readValues } from './build/doors.ts';

const BARREL = /^import \{\s*(?<names>[^}]+?),?\s*\} from '@siren\/ui';$/gm;

/**
 * Storybook takes it that a package has one door, and tells so to coding assistants: `from '@siren/ui'`. Ours has one
 * for each component, and what is made for stories has none.
 */
export function doorImports(imports: string, doorOf: ReadonlyMap<string, string>): string {
  return imports.replace(BARREL, (_, names: string) => {
    const byDoor = Map.groupBy(names.split(/,\s*/), (name) => doorOf.get(name));
    return [...byDoor]
      .filter(([door]) => door !== undefined)
      .map(([door, list]) => `import { ${list.join(', ')} } from '@siren/ui/${door}';`)
      .join('\n');
  });
}

/** Doors by what they give: `Button` → `button`. */
export function readDoorOf(): Map<string, string> {
  return new Map(readDoors().flatMap((door) => readValues(door).map((name) => [name, door] as const)));
}
