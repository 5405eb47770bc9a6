import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeStores } from '../../testing/index.ts';
import { PickupStores } from './PickupStores.tsx';

const cities = [
  { code: 'ekb', name: 'Екатеринбург' },
  { code: 'tagil', name: 'Нижний Тагил' },
];

test('stores of the city come first, those of others with the name of theirs', () => {
  const [near, far] = makeStores(2);
  if (!near || !far) throw new Error('two stores are wanted');
  const stores = [{ ...far, city: 'tagil', address: 'пр. Ленина, 31' }, near];
  const html = renderToStaticMarkup(
    <PickupStores
      {...{ id: 'store', stores, cities, city: 'ekb', value: null, error: undefined }}
      onValueChange={() => {}}
    />,
  );
  expect(html.indexOf('>ул. Малышева, 71<')).toBeGreaterThan(0);
  expect(html.indexOf('>Нижний Тагил, пр. Ленина, 31<')).toBeGreaterThan(html.indexOf('>ул. Малышева, 71<'));
});
