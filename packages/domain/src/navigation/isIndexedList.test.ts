import { expect, test } from 'vitest';
import { isIndexedList } from './isIndexedList.ts';

test.each([
  ['', true],
  ['page=2', true],
  ['utm_source=mail&yclid=1', true],
  ['page=2&utm_source=mail', true],
  ['ysclid=m3x&from=mail', true],
  ['ysclid=m3x&color=red', false],
  ['page=x', false],
  ['sort=new', false],
  ['color=red', false],
  ['page=2&color=red,blue', false],
  ['price=..5000', false],
  ['anything', false],
])('a list with the query «%s» may be kept by search engines: %s', (query, may) => {
  expect(isIndexedList(new URLSearchParams(query))).toBe(may);
});
