/** What a form says, nested by its names: texts, lists of them and groups. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** `services[0][key]` is three deep: no payload needs more. */
const DEEPEST = 4;
const PARTS = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Form fields nested by their names: `a=1`, `ids[]=1`, `customer[name]=x`, `services[0][key]=x`; a repeated name
 * is a list. Names that make no sense stay as they are, for the schema to refuse or pass over.
 */
export function fieldsOf(pairs: Iterable<readonly [string, string]>): Record<string, FormValue> {
  const root: Record<string, FormValue> = Object.create(null);
  for (const [name, value] of pairs) put(root, partsOf(name), value);
  return root;
}

function partsOf(name: string): string[] {
  const match = PARTS.exec(name);
  const [, first = name, rest = ''] = match ?? [];
  const inner = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part);
  return inner.length < DEEPEST ? [first, ...inner] : [name];
}

function put(group: Record<string, FormValue>, [part = '', ...rest]: string[], value: string): void {
  const before = group[part];
  if (rest.length === 0 || (rest.length === 1 && rest[0] === '')) {
    group[part] = before === undefined && rest.length === 0 ? value : [...listOf(before), value];
    return;
  }
  const inner: Record<string, FormValue> = isGroup(before) ? before : Object.create(null);
  group[part] = inner;
  put(inner, rest, value);
}

function listOf(value: FormValue | undefined): FormValue[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export function isGroup(value: FormValue | undefined): value is Record<string, FormValue> {
  return typeof value === 'object' && !Array.isArray(value);
}
