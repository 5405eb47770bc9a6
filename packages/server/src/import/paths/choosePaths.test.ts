import { path as pathSchema } from '@siren/contract/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosePaths } from './choosePaths.ts';

const subject = fc.record({
  name: fc.oneof(fc.constantFrom('Диван «Лада»', 'Диван Лада', '???', 'Ёж'), fc.string({ maxLength: 300 })),
  detail: fc.constantFrom('', 'A-1', 'Мебель'),
  fallback: fc.constant('tovar'),
});
const subjects = fc
  .array(subject, { maxLength: 30 })
  .map((list) => list.map((one, index) => ({ ...one, identity: `s ${index}` })));

test('no two paths are alike, and every one fits an address', async () => {
  await fc.assert(
    fc.asyncProperty(subjects, async (list) => {
      const paths = await choosePaths(list, async () => []);
      expect(new Set(paths).size).toBe(list.length);
      for (const path of paths) expect(pathSchema.safeParse(path).success).toBe(true);
    }),
  );
});

test('a path that is taken is left to who has it', async () => {
  const lada = { name: 'Диван «Лада»', detail: 'A-1', identity: 's 1', fallback: 'tovar' };
  expect(await choosePaths([lada], async () => [])).toEqual(['divan-lada']);
  expect(await choosePaths([lada], async () => ['divan-lada'])).toEqual(['divan-lada-a-1']);
  const [third] = await choosePaths([lada], async () => ['divan-lada', 'divan-lada-a-1']);
  expect(third).toMatch(/^divan-lada-[0-9a-f]{6}$/);
});
