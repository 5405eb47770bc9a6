import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStatusCodes, stepsFrom } from '../orders/index.ts';
import { roublesText } from '../money/index.ts';
import { amounts } from '../testing/arbitraries.ts';
import { countMessages, messageContact, messageText, newsOfStep } from './index.ts';
import type { Addressed, OrderNews } from './index.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const words = fc.stringMatching(/^[А-Яа-яё ]{1,30}$/u).filter((text) => text.trim() !== '');
const back = fc.record({ money: amounts(), bonus: amounts(), certificates: amounts() });
const news: fc.Arbitrary<OrderNews> = fc.oneof(
  fc.record({ kind: fc.constant('confirmed' as const), owed: amounts() }),
  fc.record({
    kind: fc.constant('ready' as const),
    owed: amounts(),
    pickup: fc.record({ code: fc.stringMatching(/^\d{4}$/u), until: day }),
    store: fc.option(
      fc.record({
        name: words,
        address: words,
        opens: fc.constant('09:00'),
        closes: fc.constant('20:30'),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant('delivering' as const),
    ...{ owed: amounts(), address: fc.oneof(words, fc.constant('')), date: fc.option(day) },
  }),
  fc.record({
    kind: fc.constant('cancelled' as const),
    cause: fc.option(fc.constantFrom('нет на складе', 'Склад закрыт.', ' ', '')),
    back,
  }),
  fc.record({
    kind: fc.constant('changed' as const),
    ...{ before: amounts(), after: amounts(), owed: amounts(), back },
  }),
  fc.record({ kind: fc.constant('returned' as const), value: amounts(), back }),
);
const addressed: fc.Arbitrary<Addressed> = fc.record({
  name: fc.oneof(fc.string(), fc.constantFrom('', ' \t', 'Ян\nСидоров', 'Покупатель')),
  number: fc.integer({ min: 1 }).map(String),
  link: fc.option(fc.constant('https://shop.example/lk/orders/7')),
  channel: fc.constantFrom('email', 'phone'),
});

describe('a message', () => {
  test('names the order in its subject and its text, and calls nobody by an empty name', () => {
    fc.assert(
      fc.property(addressed, news, (to, told) => {
        const { subject, text } = messageText(to, told);
        expect(text).not.toContain('Покупатель');
        expect(subject).toContain(`№\u00a0${to.number}`);
        expect(subject).not.toMatch(/[\n\r]/u);
        expect(text).toContain(subject);
        expect(text).not.toMatch(/, !\n|null|undefined|NaN/u);
        const given = to.name === 'Покупатель' ? '' : to.name;
        const called = given.replace(/[^\S\u00a0]+/gu, ' ').trim();
        if (to.channel === 'phone') expect(text).not.toMatch(/\n|Здравствуйте/u);
        else expect(text.startsWith(called ? `Здравствуйте, ${called}!` : 'Здравствуйте!\n')).toBe(true);
      }),
    );
  });

  test('leads to the order where there is an address to lead to', () => {
    fc.assert(
      fc.property(addressed, news, (to, told) => {
        expect(messageText(to, told).text.includes('https://')).toBe(to.link !== null);
        if (to.link) expect(messageText(to, told).text).toContain(to.link);
      }),
    );
  });

  test('tells every sum that is to be paid or goes back in roubles, and none that is nothing', () => {
    fc.assert(
      fc.property(addressed, news, (to, told) => {
        const { text } = messageText(to, told);
        const owed = 'owed' in told ? told.owed : 0;
        expect(text.includes('К оплате')).toBe(owed > 0);
        if (owed > 0) expect(text).toContain(`К оплате: ${roublesText(owed)}`);
        const sums = 'back' in told ? told.back : { money: 0, bonus: 0, certificates: 0 };
        expect(text.includes('Вернём')).toBe(sums.money + sums.bonus + sums.certificates > 0);
        for (const [sum, how] of [
          [sums.money, 'деньгами'],
          [sums.bonus, 'бонусами'],
          [sums.certificates, 'на сертификат'],
        ] as const) {
          expect(text.includes(how)).toBe(sum > 0);
          if (sum > 0) expect(text).toContain(`${roublesText(sum)} ${how}`);
        }
      }),
    );
  });

  const letter = { name: 'Марк', number: '8', link: null, channel: 'email' } as const;
  const NOTHING = { money: 0, bonus: 0, certificates: 0 };

  test('says why an order was cancelled, and nothing where that is told to nobody', () => {
    const of = (cause: string | null) =>
      messageText(letter, { kind: 'cancelled', cause, back: NOTHING }).text;
    expect(of('склад закрыт на учёт')).toContain('Причина: склад закрыт на учёт.');
    expect(of('склад закрыт на учёт. ')).toBe(of('склад закрыт на учёт'));
    expect(of('')).toBe(of(null));
    expect(of('')).not.toContain('Причина');
  });

  test('says where, until when and by which code an order is fetched', () => {
    const store = { name: 'Садовая, 3', address: 'ул. Садовая, 3', opens: '11:00', closes: '19:00' };
    const pickup = { code: '0052', until: '2027-05-09' };
    const { text } = messageText(letter, { kind: 'ready', owed: 0, pickup, store });
    expect(text.split('\n').slice(2, 5)).toEqual([
      'Заказ №\u00a08 готов к выдаче.',
      'Код получения: 0052. Заберите заказ не позднее 9 мая.',
      'Магазин: Садовая, 3, ул. Садовая, 3, с 11:00 до 19:00.',
    ]);
  });

  test('says what an order was and what it is once its rows are others', () => {
    const sums = { before: 2_300, after: 12_050.5, owed: 9_750.5, back: NOTHING };
    expect(messageText(letter, { kind: 'changed', ...sums }).text).toContain(
      'Сумма была 2\u00a0300\u00a0₽, стала 12\u00a0050,50\u00a0₽.\nК оплате: 9\u00a0750,50\u00a0₽.',
    );
  });
});

test('the buyer is told of the steps that lead the order to them or end it, and of no step back', () => {
  const told = orderStatusCodes.flatMap((from) =>
    [true, false].flatMap((pickup) =>
      stepsFrom({ status: from, pickup }, ['orders.manage']).flatMap((to) =>
        newsOfStep(from, to) === null ? [] : [`${from} ${to}`],
      ),
    ),
  );
  expect([...new Set(told)]).toEqual([
    'waiting cancelled',
    'new confirmed',
    'new cancelled',
    'confirmed cancelled',
    'assembling ready',
    'assembling delivering',
    'ready cancelled',
    'delivering cancelled',
  ]);
});

test.each([
  [
    { email: 'Yan@Post.ru ', phone: '+79051112233' },
    { channel: 'email', value: 'yan@post.ru' },
  ],
  [
    { email: 'yan@', phone: '8 905 111-22-33' },
    { channel: 'phone', value: '+79051112233' },
  ],
  [
    { email: 'guest@shop.invalid', phone: '+79051112233' },
    { channel: 'phone', value: '+79051112233' },
  ],
  [{ email: 'guest@shop.invalid', phone: '' }, null],
  [{ email: '', phone: '' }, null],
])('%o is told by %o', (customer, contact) => {
  expect(messageContact(customer)).toEqual(contact);
});

test('every buyer is counted once: by e-mail, by phone, or as one who cannot be told', () => {
  const customer = fc.record({
    email: fc.oneof(fc.constant(''), fc.emailAddress(), fc.string()),
    phone: fc.oneof(fc.constant(''), fc.constant('+79995554433'), fc.string()),
  });
  fc.assert(
    fc.property(fc.array(customer), (customers) => {
      const contacts = customers.map(messageContact);
      const { emails, phones, unreachable } = countMessages(contacts);
      expect(emails + phones + unreachable).toBe(customers.length);
      expect(unreachable).toBe(contacts.filter((contact) => contact === null).length);
    }),
  );
});
