import { checkParam, paramOf, readValue, writeValue } from './base/params.ts';
import type { ParamValue } from './base/params.ts';
import type { PictureOptions } from './picture.ts';
import { isKind, kindOf } from './registry.ts';
import type { FurnitureKind, ParamsOf } from './registry.ts';
import { view as drawView, viewNames, viewNamesOf } from './views.ts';
import type { ViewName } from './views.ts';

const prefix = 'demo://furniture/';

export interface PictureAddress {
  readonly kind: FurnitureKind;
  readonly params: Readonly<Record<string, ParamValue>>;
  readonly view: ViewName;
}

/** A picture as an address; parameters stand in the order of the kind's schema, so equal pictures have equal ones. */
export function pictureUrl<K extends FurnitureKind>(
  name: K,
  params: ParamsOf<K> = {},
  view: ViewName = 'main',
): string {
  const { schema } = kindOf(name);
  const given: Readonly<Record<string, unknown>> = params;
  for (const key of Object.keys(given)) paramOf(schema, key);
  const query = Object.keys(schema)
    .filter((key) => given[key] !== undefined)
    .map((key) => {
      const value = checkParam(key, paramOf(schema, key), given[key]);
      return `${key}=${encodeURIComponent(writeValue(value)).replaceAll('%2C', ',')}`;
    });
  return `${prefix}${name}?${[...query, `view=${view}`].join('&')}`;
}

const viewFrom = (kind: FurnitureKind, text: string): ViewName => {
  const known = viewNames.find((name) => name === text);
  if (known && viewNamesOf(kind).includes(known)) return known;
  throw new Error(`Unknown view "${text}" of ${kind}; known: ${viewNamesOf(kind).join(', ')}`);
};

/** Reads an address back; throws an Error that names the part it cannot understand. */
export function parsePictureUrl(url: string): PictureAddress {
  if (!url.startsWith(prefix)) throw new Error(`Not an address of a drawn picture: ${url}`);
  const [kind = '', query = ''] = url.slice(prefix.length).split('?');
  const { schema } = kindOf(kind);
  if (!isKind(kind)) throw new Error(`Unknown kind of furniture "${kind}"`);
  const params: Record<string, ParamValue> = {};
  let view: ViewName = 'main';
  for (const [name, text] of new URLSearchParams(query)) {
    if (name === 'view') view = viewFrom(kind, text);
    else params[name] = readValue(name, paramOf(schema, name), text);
  }
  return { kind, params, view };
}

/** The SVG text an address stands for. */
export function drawFromUrl(url: string, options: PictureOptions = {}): string {
  const { kind, params, view } = parsePictureUrl(url);
  return drawView(kind, params, view, options);
}
