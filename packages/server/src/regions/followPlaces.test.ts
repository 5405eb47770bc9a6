import { expect, test } from 'vitest';
import { followPlaces } from './followPlaces.ts';

const forgotten = (payload: string) => {
  let times = 0;
  followPlaces({ forget: () => (times += 1) }).onMessage('catalog', payload);
  return times;
};

test.each(['all', 'goods'])('places are read anew after «%s»', (payload) => {
  expect(forgotten(payload)).toBe(1);
});

test.each(['goods 1,2', 'stock 3', 'stock', 'pictures 4'])(
  'and not after «%s», which tells of goods',
  (payload) => {
    expect(forgotten(payload)).toBe(0);
  },
);
