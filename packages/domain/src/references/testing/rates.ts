import type { ReferenceDeclaration } from '../entities.ts';

/** A reference that has fields of all types, two of which name an entry. */
export const rates: ReferenceDeclaration = {
  ...{ id: 92, title: 'Тарифы', group: 'Кухня', about: 'Для проверки.' },
  ...{ madeBy: 'staff', ordered: false, naming: 2 },
  fields: [
    {
      ...{ key: 'city', title: 'Город', type: 'link', required: true },
      options: [
        { value: '7', label: 'Казань' },
        { value: '9', label: 'Уфа' },
      ],
    },
    {
      ...{ key: 'way', title: 'Способ', type: 'choice', required: true },
      options: [
        { value: 'courier', label: 'Курьером' },
        { value: 'pickup', label: 'Из\u00a0магазина' },
      ],
    },
    { key: 'price', title: 'Цена', type: 'money', required: false, from: 0, to: 1_000_000 },
    {
      key: 'days',
      title: 'Дней',
      type: 'number',
      required: false,
      whole: true,
      unit: 'дн.',
      from: -9,
      to: 90,
    },
    { key: 'day', title: 'День', type: 'day', required: false },
    { key: 'first', title: 'Первый', type: 'flag', required: false },
    { key: 'note', title: 'Заметка', type: 'lines', required: false, max: 40 },
  ],
};
