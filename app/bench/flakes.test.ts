import { describe, expect, test } from 'vitest';
import { sum, wrongWith } from './flakes.ts';
import type { Run } from './flakes.ts';

const run = (names: readonly string[], failed: readonly string[] = []): Run => ({
  pictures: names.map((name) => ({ name, same: !name.startsWith('moved') })),
  failed: [...failed],
  seconds: 1,
});

describe('how often pictures differ is', () => {
  test('answered by runs that compared every stored picture', () => {
    expect(wrongWith(sum([run(['a', 'b']), run(['a', 'b'])], 2))).toEqual([]);
  });

  test.each<[string, readonly Run[], readonly string[]]>([
    ['of a thousand more than one differs', [run(['a', 'moved'])], ['not below 0.1 %']],
    ['a story fails before its picture', [run(['a'], ['B'])], ['failed: B', '1 compared of 2']],
    ['every story fails', [run([], ['A', 'B'])], ['failed: A; B', '0 compared of 2']],
    ['a picture is missing in one of the runs', [run(['a', 'b']), run(['a'])], ['3 compared of 4']],
    ['nothing ran', [], ['0 compared of 0']],
  ])('not answered where %s', (_, runs, wrong) => {
    expect(wrongWith(sum(runs, 2))).toEqual(wrong);
  });
});
