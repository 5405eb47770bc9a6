import { expect, test } from 'vitest';
import { z } from 'zod';
import { entity } from './entity.ts';

interface Dot {
  name: string;
  hex: string | null;
}

test('a schema that infers its entity is passed through', () => {
  const schema = z.object({ name: z.string(), hex: z.string().nullable() });
  expect(entity<Dot>()(schema)).toBe(schema);
});

test('a field more, less or looser than the entity does not compile', () => {
  const wrong = [
    // @ts-expect-error hex is missing
    entity<Dot>()(z.object({ name: z.string() })),
    // @ts-expect-error size is too many
    entity<Dot>()(z.object({ name: z.string(), hex: z.string().nullable(), size: z.number() })),
    // @ts-expect-error hex may be undefined
    entity<Dot>()(z.object({ name: z.string(), hex: z.string().nullish() })),
  ];
  expect(wrong).toHaveLength(3);
});
