import type { CatalogErrorRow, CatalogRuleKey, ErrorPerson } from '@siren/domain/catalog-errors';

const KIM: ErrorPerson = { id: 3, name: 'Елена Ким' };
const GARAEV: ErrorPerson = { id: 4, name: 'Олег Гараев' };
export const errorPeople: readonly ErrorPerson[] = [KIM, GARAEV, { id: 5, name: 'Мария Шубина' }];

const ZONE = 'Asia/Yekaterinburg';

interface Given {
  name: string;
  value?: string;
  article?: string;
  section?: string;
  state?: CatalogErrorRow['state'];
  assignee?: ErrorPerson;
}

/** An error of a good: new, unless it says otherwise. */
export const makeError = (id: number, rule: CatalogRuleKey, given: Given): CatalogErrorRow => ({
  ...{ id, rule, value: given.value ?? '', state: given.state ?? 'new', assignee: given.assignee ?? null },
  record: {
    kind: rule === 'promo_no_goods' ? 'promo' : 'good',
    id: 700 + id,
    name: given.name,
    article: given.article ?? '',
    section: given.section ?? 'Кровати',
  },
  firstSeen: given.state === 'known' ? '2026-11-18T09:10:00+05:00' : '2026-11-21T12:31:00+05:00',
  timeZone: ZONE,
  version: 2,
});

export const storyErrors: readonly CatalogErrorRow[] = [
  makeError(1, 'price_jump', {
    ...{ name: 'Кровать «Полынь» 160 × 200, велюр, роза', value: '74490>7449', article: '1193074' },
    assignee: KIM,
  }),
  makeError(2, 'no_price', { name: 'Комод «Лоза», ясень', article: '1187001', section: 'Комоды' }),
  makeError(3, 'no_price', { name: 'Полка «Роща», белая', value: 'Цена 0', section: 'Полки' }),
  makeError(4, 'price_jump', {
    ...{ name: 'Стеллаж «Каркас» 5 ярусов', value: '24990>249900', section: 'Стеллажи' },
    ...{ state: 'known', assignee: GARAEV },
  }),
  makeError(5, 'no_section', { name: 'Пуф «Клевер», горчица', section: 'Другие товары' }),
  makeError(6, 'no_picture', { name: 'Кресло «Ракушка»', value: 'no-photo.jpg', section: 'Кресла' }),
  makeError(7, 'mojibake', { name: 'РўРєР°РЅСЊ «Аист»', value: 'РўРєР°РЅСЊ «Аист»', state: 'known' }),
  makeError(8, 'article_twice', {
    name: 'Стул «Тис», орех',
    value: '1187203',
    article: '1187203',
    state: 'known',
  }),
  makeError(9, 'promo_no_goods', { name: 'Осенние скидки', section: '' }),
  makeError(10, 'param_no_unit', { name: 'Шкаф «Кедр» трёхдверный', value: 'Глубина 58', section: 'Шкафы' }),
  makeError(11, 'brand_twice', {
    ...{
      name: 'Диван «Лада Лада» угловой',
      value: 'Диван «Лада Лада» угловой',
      section: 'Диваны',
      state: 'known',
    },
  }),
  makeError(12, 'param_two_units', {
    name: 'Ковёр «Дюна» 170 × 240',
    value: 'Длина 2400 мм, чаще см',
    state: 'known',
  }),
];

export const longError = makeError(30, 'name_length', {
  name: 'Диван-кровать трёхместный «Константинопольский классический» с ящиком для белья, подлокотниками и декоративными подушками в комплекте',
  value:
    'Диван-кровать трёхместный «Константинопольский классический» с ящиком для белья, подлокотниками и декоративными подушками в комплекте',
  article: '1187203-КОНСТАНТИНОПОЛЬСКИЙ',
  section: 'Диваны и диваны-кровати раскладные',
  assignee: { id: 9, name: 'Константинопольская-Преображенская Александра' },
});
