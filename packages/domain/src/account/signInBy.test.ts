import { expect, test } from 'vitest';
import { signInBy } from './signInBy.ts';

test.each(['17', '№ 17', '№17', ' #17 '])('«%s» is the number of an account', (typed) => {
  expect(signInBy(typed)).toEqual({ by: 'id', id: 17 });
});

test.each(['buyer', 'anna@shop.ru', '9122044108', '+7 912 204-41-08', '017', '0', ''])(
  '«%s» is a login',
  (typed) => {
    expect(signInBy(typed)).toEqual({ by: 'login', login: typed });
  },
);
