import { escape } from './escape.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escape(String(value))}"`]))
    .join('');

/** An element round XML that is escaped already. */
export const around = (name: string, attributes: Attributes, inner: string): string =>
  inner ? `<${name}${written(attributes)}>${inner}</${name}>` : `<${name}${written(attributes)}/>`;

/** An element with a text. */
export const element = (name: string, text: string | number, attributes: Attributes = {}): string =>
  around(name, attributes, escape(String(text)));
