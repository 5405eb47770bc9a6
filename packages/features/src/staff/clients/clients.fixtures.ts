import type { StaffClientRow } from '@siren/domain/client-records';

/** Id | name | phone | e-mail | orders | sum | last order | bonus | marks. */
const list = `
41 | Ринат Хабиров | +79124406320 | rinat@mail.example | 6 | 112960 | 2026-11-21 | 640 |
42 | Мария Литвинова | +79122044108 | masha@mail.example | 3 | 148270 | 2026-11-20 | 2960 |
43 | Вера Назарова | +79223101045 | | 4 | 203450 | 2026-11-18 | 0 |
44 | Игорь Пашнин | +79045317731 | igor@mail.example | 2 | 46980 | 2026-10-14 | 310.5 | blocked
45 | | +79045317732 | | 1 | 0 | 2026-03-14 | 120 |
46 | ООО «Контур Дом» | | kontur@mail.example | 11 | 1204360 | 2025-12-30 | 0 |
47 | Елена Ким | +79125550102 | kim@mail.example | 0 | 0 | | 0 | staff
48 | Павел Ермолин | +79506116419 | | 0 | 0 | | 980 |
`;

const rowOf = (line: string): StaffClientRow => {
  const [id, name = '', phone, email, orders, sum, day, bonus, marks = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    id: Number(id),
    name,
    phone: phone || null,
    email: email || null,
    orders: Number(orders),
    sum: Number(sum),
    lastOrder: day ? { at: `${day}T09:00:00+05:00`, timeZone: 'Asia/Yekaterinburg' } : null,
    bonus: Number(bonus),
    blocked: marks.includes('blocked'),
    erased: marks.includes('erased'),
    staff: marks.includes('staff'),
  };
};

/** Those who buy in a small shop, and one of its staff. */
export const staffClients: readonly StaffClientRow[] = list.trim().split('\n').map(rowOf);

/** Names and addresses that are longer than any column. */
export const longClient: StaffClientRow = {
  ...(staffClients[0] as StaffClientRow),
  id: 90,
  name: 'Константинопольская-Нижегородская Александра Вячеславовна',
  email: 'aleksandra.konstantinopolskaya-nizhegorodskaya@mail.example',
  orders: 1_240,
  sum: 90_000_000_000.5,
  bonus: 9_999_999_999.99,
  lastOrder: { at: '2026-11-21T12:00:00+05:00', timeZone: 'Asia/Yekaterinburg' },
  blocked: true,
  staff: true,
};
