import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * JSON Schema (2020-12) of a zod schema. Entities named by `meta({ id })` become references, and go into
 * `components` by their name.
 */
export function schemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Record<string, JsonSchema>,
): JsonSchema {
  const json = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => tidy(jsonSchema) });
  const {
    $schema: _,
    $defs = {},
    ...root
  } = point(json) as { $defs?: Record<string, JsonSchema> } & JsonSchema;
  Object.assign(components, $defs);
  return root;
}

/** A format says what its pattern says, readably. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  delete schema.id;
}

/** The same with references into the document's components. */
function point(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(point);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : point(inner),
    ]),
  );
}
