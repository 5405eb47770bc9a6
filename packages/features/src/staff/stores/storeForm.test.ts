import { expect, test } from 'vitest';
import { isPictureField, pictureField } from './storeForm.ts';
import { storyPicture } from './stores.fixtures.ts';

test('a field holds the picture of a store, or none', () => {
  expect(isPictureField('')).toBe(true);
  expect(isPictureField(pictureField(storyPicture))).toBe(true);
});

test.each(['{}', '{"id":12}', '{"id":"12","image":{"webp":""}}', '[]'])(
  '%s of a kept draft is no picture',
  (field) => {
    expect(isPictureField(field)).toBe(false);
  },
);
