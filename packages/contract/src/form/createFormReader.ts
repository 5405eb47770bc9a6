import { z } from 'zod';
import { fieldsOf, isGroup } from './fieldsOf.ts';
import type { FormValue } from './fieldsOf.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** Digits as a number prints them: an article such as `0042` stays a text. */
const NUMBER = /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,6})?$/;

/**
 * Reads the form-encoded variant of a payload (behaviour calls-1) into what the JSON variant would have sent:
 * numbers, booleans, lists and null where `schema` expects them. It refuses nothing: what it cannot read stays
 * text, and the schema refuses it. A form cannot say an empty list: a list that is missing is empty.
 */
export function createFormReader(schema: z.ZodType): (pairs: Iterable<readonly [string, string]>) => unknown {
  let shape: Json | undefined;
  return (pairs) => {
    // At the first form: of most calls none ever comes.
    shape ??= z.toJSONSchema(schema, { io: 'input' }) as Json;
    return read(fieldsOf(pairs), shape);
  };
}

function read(value: FormValue | undefined, shape: Json): unknown {
  const choices = choicesOf(shape);
  if (choices !== undefined) return readAny(value, choices);
  if (shape.type === 'array') return readList(value, shape);
  if (shape.type === 'object') return isGroup(value) ? readGroup(value, shape) : value;
  if (typeof value !== 'string') return value;
  if (shape.type === 'integer' || shape.type === 'number') return readNumber(value, shape);
  if (shape.type === 'boolean') return readBoolean(value);
  return value;
}

function choicesOf(shape: Json): Json[] | undefined {
  if (shape.anyOf !== undefined) return shape.anyOf;
  return Array.isArray(shape.type) ? shape.type.map((type) => ({ ...shape, type })) : undefined;
}

/** Whether a group has what an object asks for; a list may be missing. */
const fits = (value: FormValue | undefined, { required = [], properties = {} }: Json): boolean =>
  !isGroup(value) ||
  required.every((name) => name in value || (properties[name] as Json | undefined)?.type === 'array');

/**
 * The first reading that is no longer text, of objects the first that it fits; text itself where none is, or where a text of any kind is taken: a code of
 * figures is no id.
 */
function readAny(value: FormValue | undefined, shapes: Json[]): unknown {
  if (value === '' && shapes.some((shape) => shape.type === 'null')) return null;
  if (typeof value === 'string' && shapes.some((shape) => shape.type === 'string')) return value;
  const fitting = shapes.filter((shape) => fits(value, shape));
  return fitting.map((shape) => read(value, shape)).find((reading) => reading !== value) ?? value;
}

function readList(value: FormValue | undefined, shape: Json): unknown[] {
  const items = isGroup(value) ? Object.values(value) : [value ?? []].flat();
  return items.map((item) => read(item, shape.items as Json));
}

function readGroup(value: Record<string, FormValue>, shape: Json): Record<string, unknown> {
  const known = Object.entries(shape.properties ?? {}) as [string, Json][];
  const fields = known
    .filter(([name, inner]) => name in value || (inner.type === 'array' && shape.required?.includes(name)))
    .map(([name, inner]) => [name, read(value[name], inner)]);
  return Object.fromEntries([...fields, ...readOthers(value, shape)]);
}

/** Of a record, whose names are the sender's, every value. */
function readOthers(value: Record<string, FormValue>, shape: Json): [string, unknown][] {
  const { additionalProperties: inner, properties = {} } = shape;
  if (typeof inner !== 'object') return [];
  const others = Object.entries(value).filter(([name]) => !Object.hasOwn(properties, name));
  return others.map(([name, own]) => [name, read(own, inner)]);
}

function readNumber(value: string, { minimum = -Infinity, maximum = Infinity }: Json): number | string {
  const number = NUMBER.test(value) ? Number(value) : NaN;
  return number >= minimum && number <= maximum ? number : value;
}

function readBoolean(value: string): boolean | string {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : value;
}
