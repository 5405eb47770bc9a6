import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiplyRoubles, sumRoubles, toKopecks, toRoubles } from '../money/index.ts';
import { returnShares } from '../returns/index.ts';
import { TAXES } from './entities.ts';
import { linesTotal } from './receiptRows.ts';
import { returnReceipt } from './returnReceipt.ts';
import { saleReceipt } from './saleReceipt.ts';

const NOTHING = { cash: 0, card: 0 };
const kopecks = (max: number) => fc.integer({ min: 0, max }).map(toRoubles);
const orders = fc
  .record({
    goods: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), finalPrice: kopecks(9_000_000) }), {
      minLength: 1,
      maxLength: 5,
    }),
    services: fc.array(kopecks(500_000), { maxLength: 3 }),
    paid: fc.double({ min: 0, max: 1, noNaN: true }),
    by: fc.constantFrom('cash', 'card', 'before'),
  })
  .map(({ goods, services, paid, by }) => {
    const value = sumRoubles([
      ...goods.map(({ finalPrice, quantity }) => multiplyRoubles(finalPrice, quantity)),
      ...services,
    ]);
    const toPay = toRoubles(Math.floor(toKopecks(value) * paid));
    const order = {
      goods: goods.map((one) => ({ ...one, title: 'Стул' })),
      services: services.map((price) => ({ title: 'Доставка', price })),
      toPay,
    };
    const hand = { cash: by === 'cash' ? toPay : 0, card: by === 'card' ? toPay : 0 };
    return { order, value, hand };
  });

test('lines come to the money that is paid, to the kopeck, and no piece is dearer than it was', () => {
  fc.assert(
    fc.property(orders, ({ order, hand }) => {
      const { lines, payments, total } = saleReceipt(order, hand, TAXES);
      expect([linesTotal(lines), sumRoubles(payments.map(({ sum }) => sum))]).toEqual([total, order.toPay]);
      for (const { row, price, quantity } of lines) {
        const sold = order.goods[row]?.finalPrice ?? order.services[row - order.goods.length]?.price ?? NaN;
        // A kopeck that does not divide may stand on some of the pieces.
        expect(toKopecks(price)).toBeLessThanOrEqual(toKopecks(sold));
        expect(quantity).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500 },
  );
});

test('what comes back whole mirrors the sale line by line', () => {
  fc.assert(
    fc.property(orders, ({ order, hand }) => {
      const sale = saleReceipt(order, hand, TAXES);
      const rows = [
        ...order.goods.map(({ quantity }, row) => ({ row, quantity })),
        ...order.services.map((_, at) => ({ row: order.goods.length + at, quantity: 1 })),
      ];
      const back = returnReceipt(sale, { before: [], rows }, { total: sale.total, cash: hand.cash });
      expect(back).toMatchObject({ kind: 'sellReturn', lines: sale.lines, total: sale.total });
    }),
  );
});

test('what comes back piece by piece comes to what goes back each time, and to the sale in the end', () => {
  fc.assert(
    fc.property(orders, ({ order, value }) => {
      const sale = saleReceipt(order, NOTHING, TAXES);
      const pieces = order.goods.flatMap(({ quantity, finalPrice }, row) =>
        Array.from({ length: quantity }, () => ({ row, price: finalPrice })),
      );
      pieces.push(...order.services.map(({ price }, at) => ({ row: order.goods.length + at, price })));
      let left = { money: order.toPay, bonus: sumRoubles([value, -order.toPay]), certificates: [] };
      const totals = pieces.map(({ row, price }, at) => {
        const { money, bonus } = returnShares(left, price);
        left = { ...left, money: sumRoubles([left.money, -money]), bonus: sumRoubles([left.bonus, -bonus]) };
        const before = pieces.slice(0, at).map((one) => ({ row: one.row, quantity: 1 }));
        const back = returnReceipt(
          sale,
          { before, rows: [{ row, quantity: 1 }] },
          { total: money, cash: money },
        );
        expect([linesTotal(back.lines), back.lines.length]).toEqual([money, 1]);
        return back.total;
      });
      expect(sumRoubles(totals)).toBe(sale.total);
    }),
    { numRuns: 300 },
  );
});

test('change that is given leaves full payment, and the tax is that of 2026', () => {
  const order = { goods: [{ title: 'Стул', quantity: 3, finalPrice: 100 }], services: [], toPay: 250 };
  const { lines, payments, total } = saleReceipt(order, { cash: 300, card: 0 }, TAXES);
  expect(
    lines.map(({ price, quantity, paymentMethod, tax }) => [price, quantity, paymentMethod, tax]),
  ).toEqual([
    [83.33, 2, 'fullPayment', 'vat22'],
    [83.34, 1, 'fullPayment', 'vat22'],
  ]);
  expect([payments, total]).toEqual([[{ means: 'cash', sum: 300 }], 250]);
});

test('what is paid where it is handed over goes by its means, and the rest was paid before', () => {
  const order = { goods: [{ title: 'Стул', quantity: 1, finalPrice: 100 }], services: [], toPay: 100 };
  expect(saleReceipt(order, { cash: 0, card: 60 }, TAXES).payments).toEqual([
    { means: 'prepaid', sum: 40 },
    { means: 'electronically', sum: 60 },
  ]);
});

test('a name that is longer than a register takes is cut', () => {
  const order = {
    goods: [{ title: 'Ё'.repeat(300), quantity: 1, finalPrice: 100 }],
    services: [],
    toPay: 100,
  };
  expect(saleReceipt(order, NOTHING, TAXES).lines[0]?.title).toHaveLength(128);
});

test('a return keeps the tax and the means of the sale', () => {
  const order = { goods: [{ title: 'Стул', quantity: 3, finalPrice: 100 }], services: [], toPay: 300 };
  const sale = saleReceipt(order, NOTHING, { taxation: 'usnIncome', vat: 'vat5' });
  const back = returnReceipt(sale, { before: [], rows: [{ row: 0, quantity: 1 }] }, { total: 100, cash: 30 });
  expect(back).toMatchObject({ taxation: 'usnIncome', lines: [{ tax: 'vat5', quantity: 1, price: 100 }] });
  expect(back.payments).toEqual([
    { means: 'electronically', sum: 70 },
    { means: 'cash', sum: 30 },
  ]);
});
