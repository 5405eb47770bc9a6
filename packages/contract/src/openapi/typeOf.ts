import { html } from './html.ts';
import type { Html } from './html.ts';
import type { JsonSchema } from './schemaOf.ts';

/** A JSON Schema as a reader of TypeScript would write it, entities linked to where they are described. */
export function typeOf(schema: JsonSchema): Html {
  const { $ref, anyOf, oneOf, enum: values, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') return linkTo($ref.slice($ref.lastIndexOf('/') + 1));
  const members = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (members !== undefined) return join(members.map(typeOf), ' | ');
  if (Array.isArray(values))
    return join(
      values.map((value) => html`'${String(value)}'`),
      ' | ',
    );
  if ('const' in schema) return html`${JSON.stringify(schema['const'])}`;
  if (items !== undefined) return html`list of ${typeOf(items as JsonSchema)}`;
  if (properties !== undefined) return fieldsOf(properties as Record<string, JsonSchema>);
  if (typeof additionalProperties === 'object')
    return html`map to ${typeOf(additionalProperties as JsonSchema)}`;
  return html`${[[schema['type'] ?? 'anything'].flat().join(' | '), schema['format']].filter(Boolean).join(', ')}`;
}

function linkTo(name: string): Html {
  return html`<a href="#${name}">${name}</a>`;
}

function fieldsOf(properties: Record<string, JsonSchema>): Html {
  const fields = Object.entries(properties).map(([name, schema]) => html`${name}: ${typeOf(schema)}`);
  return html`{ ${join(fields, '; ')} }`;
}

function join(parts: Html[], by: string): Html {
  return { html: parts.map((part) => part.html).join(by) };
}
