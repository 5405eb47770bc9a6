import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { sumRoubles } from '@siren/domain/money';
import { countMessages, messageContact, messageText, newsOfStep } from '@siren/domain/order-messages';
import type { MessageCount, OrderMessage, OrderNews } from '@siren/domain/order-messages';
import type { Order, OrderStatusCode, StaffOrder, StaffOrderRow } from '@siren/domain/orders';
import { givenBack } from '@siren/domain/payments';

const ME = { id: 3, name: 'Елена Ким' };

/** A mailbox that takes nothing at first; once it is tried again it does. */
const FULL = 'full@';

/** What a message to the buyer of an order would be. */
export const tellsOf = ({ customer }: Order): MessageCount => countMessages([messageContact(customer)]);

/** What the buyer is told of a step that the order has taken. */
export function stepNewsOf(
  { order }: StaffOrder,
  from: OrderStatusCode,
  cause: string | null,
): OrderNews | null {
  const kind = newsOfStep(from, order.status.code);
  const { owed, pickup, delivery } = order;
  const { store, address, date } = delivery;
  if (kind === 'confirmed') return { kind, owed };
  if (kind === 'ready') return pickup && { kind, owed, pickup, store };
  if (kind === 'delivering') return { kind, owed, address, date };
  if (kind === null) return null;
  const { money, bonus, certificates } = givenBack(order);
  return {
    kind,
    cause,
    back: { money, bonus, certificates: sumRoubles(certificates.map(({ amount }) => amount)) },
  };
}

/** The order with a message to its buyer, if there is news and somebody to tell. */
export function withMessage(shown: StaffOrder, news: OrderNews | null, at: string): StaffOrder {
  const { order, messages } = shown;
  const contact = messageContact(order.customer);
  if (news === null || contact === null || shown.tells === null) return shown;
  const { channel, value: to } = contact;
  const link = `https://siren.example/lk/orders/${order.id}`;
  const { name } = order.customer;
  const refused = to.startsWith(FULL);
  const message: OrderMessage = {
    ...{ id: messages.length + 1, at, by: ME, kind: news.kind, channel, to },
    ...messageText({ name, number: order.number, link, channel }, news),
    state: refused ? 'failed' : 'sent',
    problem: refused ? 'refused' : null,
  };
  return { ...shown, messages: [message, ...messages] };
}

/** A message that failed goes out when it is tried again. */
export const mockMessageAgain = (shown: () => StaffOrder, keep: (next: StaffOrder) => StaffOrder) =>
  mockCall('/api/admin/orders/message-again', ({ message: id }) => {
    const { messages, ...rest } = shown();
    if (!messages.some((message) => message.id === id && message.state === 'failed'))
      throw staffRefusal('order.message_not_failed', { data: shown() });
    return keep({
      ...rest,
      messages: messages.map((message) =>
        message.id === id ? { ...message, state: 'sent', problem: null } : message,
      ),
    });
  });

/** A customer without a name of their own has a phone; a company is told by other ways. */
function contactOf({ customer }: StaffOrderRow) {
  if (customer === 'Покупатель') return messageContact({ email: '', phone: '+79120000000' });
  return messageContact({ email: customer.startsWith('ООО') ? '' : 'buyer@shop.invalid', phone: '' });
}

/** How many messages a step of some of these orders makes. */
export const mockMessageCount = (orders: readonly StaffOrderRow[]) =>
  mockCall('/api/admin/orders/messages', ({ orders: ids }) => ({
    tells: countMessages(orders.filter(({ id }) => ids.includes(id)).map(contactOf)),
  }));
