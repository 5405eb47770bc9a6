import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { calls } from '../calls/index.ts';
import { errorEntry } from '../errors/index.ts';
import { openApiDocument } from './openApiDocument.ts';

const document = openApiDocument();

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document) as object as Record<string, unknown>);
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every reference leads to a component', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  const named = text.match(/"\$ref"/g) ?? [];
  expect(references).toHaveLength(named.length);
  const missing = references.filter(([, name]) => !(name! in document.components.schemas));
  expect(missing).toEqual([]);
});

test('names the operations apart', () => {
  const names = Object.values(document.paths).map(({ post }) => post.operationId);
  expect(new Set(names).size).toBe(Object.keys(calls).length);
});

test.each(Object.keys(calls) as (keyof typeof calls)[])('%s takes a token, as JSON and as a form', (path) => {
  const { content } = document.paths[path]!.post.requestBody;
  expect(Object.keys(content)).toEqual(['application/json', 'application/x-www-form-urlencoded']);
  for (const { schema } of Object.values(content)) {
    expect(schema).toMatchObject({ properties: { token: { type: 'string' } } });
    expect(schema['required']).toContain('token');
  }
});

test('tells each refusal of a call under its status, in its words', () => {
  for (const [path, { errors }] of Object.entries(calls)) {
    for (const key of errors) {
      const [group, code] = key.split('.');
      expect(document.paths[path]!.post.responses[errorEntry(key).status]).toMatchObject({
        content: {
          'application/json': {
            examples: {
              [key]: { summary: errorEntry(key).text, value: { public_error: true, group, code } },
            },
          },
        },
      });
    }
  }
});
