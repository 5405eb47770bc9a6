import { createClient } from '../../packages/contract/src/client/index.ts';
import type { Client } from '../../packages/contract/src/client/index.ts';
import { addRoubles } from '../../packages/domain/src/money/index.ts';
import { restoreSelection, servicesTotal } from '../../packages/domain/src/services/index.ts';

/** An order as the one who made it remembers it. */
export interface Remembered {
  id: number;
  token: string;
  /** Roubles. */
  toPay: number;
}

function visitor(url: string, token = ''): { client: Client; token(): string } {
  let kept = token;
  const client = createClient({
    origin: url,
    fetch: (input, init) => fetch(input, init),
    token: { get: () => kept, set: (next) => (kept = next) },
    navigate: () => undefined,
    allowedRedirectHosts: [],
  });
  return { client, token: () => kept };
}

/** Puts the first product that is to be had into a new visitor's cart and orders it. */
export async function orderSomething(url: string): Promise<Remembered> {
  const { client, token } = visitor(url);
  const info = await client.call('/api/info', {});
  const { blocks } = await client.call('/api/home', {});
  const cards = blocks.flatMap((block) => (block.type === 'products' ? block.items : []));
  const card = cards.find(({ stock, exposition }) => stock.status === 'in_stock' && !exposition);
  if (card === undefined) throw new Error('Nothing is to be had');
  const cart = await client.call('/api/cart/add', { id: card.offer });
  const goods = cart.content.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const services = restoreSelection(cart.services.services, [], goods);
  const toPay = addRoubles(goods, servicesTotal(services));
  const { id } = await client.call('/api/order/create', {
    customer: {
      name: 'Анна',
      phone: '+79161234567',
      email: 'anna@example.ru',
      address: 'Тверская, 1',
      comment: '',
    },
    services: services.map(({ key, quantity }) => ({ key, quantity })),
    city: info.city.code,
    payType: info.stores[0]?.payTypes[0]?.id ?? 1,
    useBonus: false,
    expectedTotal: toPay,
    idempotencyKey: crypto.randomUUID(),
  });
  return { id, token: token(), toPay };
}

/** The order as the shop tells it now to the same visitor. */
export async function readOrder(url: string, { id, token }: Remembered): Promise<object> {
  return visitor(url, token).client.call('/api/order/get', { id });
}
