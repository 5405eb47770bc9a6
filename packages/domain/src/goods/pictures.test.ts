import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PICTURE_BYTES_MAX,
  PICTURE_PIXELS_MAX,
  PICTURE_SIDE_MIN,
  pictureChanges,
  pictureFormats,
  pictureProblem,
} from './pictures.ts';

test.each([
  ['gif', 1, 900, 900, 'format'],
  [undefined, 1, 900, 900, 'format'],
  ['png', PICTURE_BYTES_MAX + 1, 900, 900, 'bytes'],
  ['jpeg', 1, 10_000, 5_001, 'large'],
  ['webp', 1, 900, PICTURE_SIDE_MIN - 1, 'small'],
  ['webp', PICTURE_BYTES_MAX, 900, PICTURE_SIDE_MIN, null],
])('%s of %d bytes, %d by %d: %s', (format, bytes, width, height, problem) => {
  expect(pictureProblem({ format, bytes, width, height })).toBe(problem);
});

test('turning a picture changes nothing of whether it is taken', () => {
  const side = fc.integer({ min: 1, max: 60_000 });
  const bytes = fc.integer({ min: 1, max: 2 * PICTURE_BYTES_MAX });
  fc.assert(
    fc.property(fc.constantFrom(...pictureFormats), bytes, side, side, (format, size, width, height) => {
      const problem = pictureProblem({ format, bytes: size, width, height });
      expect(pictureProblem({ format, bytes: size, width: height, height: width })).toBe(problem);
      if (problem === null) expect(width * height).toBeLessThanOrEqual(PICTURE_PIXELS_MAX);
    }),
  );
});

const pictures = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 6 }), alt: fc.constantFrom(null, 'спереди') }),
  { selector: ({ id }) => id, maxLength: 6 },
);

test('there is nothing to tell where, and only where, two lists are the same', () => {
  fc.assert(
    fc.property(pictures, pictures, (before, after) => {
      const { added, removed, moved, described } = pictureChanges(before, after);
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      expect(added + removed + described === 0 && !moved).toBe(isSame);
    }),
  );
});

test('what is added one way is removed the other way', () => {
  fc.assert(
    fc.property(pictures, pictures, (before, after) => {
      const [there, back] = [pictureChanges(before, after), pictureChanges(after, before)];
      expect([there.added, there.removed, there.moved, there.described]).toEqual([
        back.removed,
        back.added,
        back.moved,
        back.described,
      ]);
    }),
  );
});
