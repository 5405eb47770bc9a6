import { expect, test } from 'vitest';
import { calledOf } from './calledOf.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const nobody = { id: 8, name: '', phone: null, email: null };

test.each([
  [{ ...nobody, name: 'Ия', phone: '+79173301562', email: 'iya@post.test' }, 'Ия'],
  [{ ...nobody, phone: '+79173301562', email: 'iya@post.test' }, '+7 917 330-15-62'],
  [{ ...nobody, email: 'iya@post.test' }, 'iya@post.test'],
  [nobody, 'Клиент № 8'],
])('%j is called «%s»', (client, called) => {
  expect(plain(calledOf(client))).toBe(called);
});
