import { expect, test } from 'vitest';
import { anOffer } from '../testing/builders.ts';
import { offerProblem } from './offerProblem.ts';

const three = anOffer({ stock: { status: 'few', quantity: 3 } });

test('as many as are in stock can be ordered', () => {
  expect(offerProblem(three, 3)).toBeNull();
});

test('one more is above stock', () => {
  expect(offerProblem(three, 4)).toBe('above_stock');
});

test('goods out of stock are unavailable', () => {
  expect(offerProblem(anOffer({ stock: { status: 'out_of_stock', quantity: 0 } }), 1)).toBe(
    'item_unavailable',
  );
});

test('goods for exposition say so, in stock or not', () => {
  expect(offerProblem({ ...three, exposition: true }, 1)).toBe('exposition_only');
});
