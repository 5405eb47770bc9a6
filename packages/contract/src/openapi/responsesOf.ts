import { errorEntry } from '../errors/index.ts';
import type { ErrorKey } from '../errors/index.ts';
import type { JsonSchema } from './schemaOf.ts';

/** An answer of one HTTP status. */
export interface ResponseObject {
  description: string;
  content: { 'application/json': { schema: JsonSchema; examples?: JsonSchema } };
}

/** By HTTP status. */
export type Responses = Record<string, ResponseObject>;

/** What a call answers by HTTP status: its answer, and its refusals of the error table. */
export function responsesOf(answer: JsonSchema, refusals: ReadonlySet<ErrorKey>): Responses {
  const grouped = Object.groupBy(refusals, (key) => errorEntry(key).status);
  const byStatus = Object.entries(grouped).map(([status, keys = []]) => [status, refusalOf(keys)]);
  return {
    200: { description: 'The answer', content: json({ schema: answer }) },
    ...Object.fromEntries(byStatus),
  };
}

export const publicError: JsonSchema = {
  type: 'object',
  description: 'A refusal in words, or by its row of the error table',
  properties: {
    public_error: { const: true },
    group: { type: 'string' },
    code: { type: 'string' },
    text: { type: 'string', description: "words of the server's own, in place of group and code" },
    details: { type: 'array', items: { type: 'string' } },
    retryAfter: { type: 'number', description: 'seconds until another try makes sense' },
    data: { description: 'what the refusal is about, e.g. the new total with its reasons' },
  },
  required: ['public_error'],
};

function refusalOf(keys: readonly ErrorKey[]): ResponseObject {
  const examples = keys.map((key) => {
    const [group, code] = key.split('.');
    return [key, { summary: errorEntry(key).text, value: { public_error: true, group, code } }];
  });
  return {
    description: keys.join(', '),
    content: json({
      schema: { $ref: '#/components/schemas/PublicError' },
      examples: Object.fromEntries(examples),
    }),
  };
}

function json(media: ResponseObject['content']['application/json']): ResponseObject['content'] {
  return { 'application/json': media };
}
