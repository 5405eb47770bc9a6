import { expect, test } from 'vitest';
import {
  formOf,
  isOwnDaysField,
  isPictureField,
  ownDaysField,
  ownDaysIn,
  pictureField,
  wishOf,
} from './storeForm.ts';
import { makeStaffStore, storyPicture } from './stores.fixtures.ts';

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

test('own days are read again as they were said, and what is none is told', () => {
  const days = [{ key: 3, name: 'Учёт', from: '2026-12-05', to: '', hours: null }];
  expect(ownDaysIn(ownDaysField(days))).toEqual(days);
  expect(isOwnDaysField(ownDaysField(days))).toBe(true);
  expect(isOwnDaysField('[{"name":"Учёт"}]')).toBe(false);
  expect(isOwnDaysField('{}')).toBe(false);
});

test('what is saved has no keys of the form', () => {
  const form = formOf(makeStaffStore());
  const { ownDays } = wishOf({ ownDays: form.ownDays }, form);
  expect(ownDays).toEqual(makeStaffStore().ownDays);
});
