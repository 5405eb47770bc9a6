import { Badge } from '../badge/index.ts';
import { formatMoney, formatNumber, formatPercentOff } from '../format/index.ts';
import { Inline } from '../layout/index.ts';
import { Meter } from '../meter/index.ts';
import { Text } from '../text/index.ts';
import type { Column } from './Column.ts';

const tones = {
  Действует: 'accent',
  'Почти исчерпан': 'caution',
  Запланирован: 'brand',
  Исчерпан: 'neutral',
  Ошибка: 'critical',
} as const;

export interface Coupon {
  code: string;
  about: string;
  /** Per cent off, or roubles. */
  percent: number | null;
  roubles: number | null;
  sections: string;
  period: string;
  used: number;
  limit: number | null;
  state: keyof typeof tones;
}

/** Code | about | per cent | roubles | sections | period | used | limit | state. */
const list = `
LADA20 | Диваны «Лада», осенняя акция | 20 | | Диваны | 01.11–30.11.2026 | 412 | 1000 | Действует
NOVOSEL10 | Новосёлам: на первый заказ | 10 | | Весь каталог | 01.09–31.12.2026 | 1873 | | Действует
STUL4 | Комплект стол и 4 стула | 15 | | Столы, Стулья | 10.11–10.12.2026 | 96 | 300 | Действует
SVET500 | Свет: 500 ₽ на торшеры | | 500 | Свет | 15.11–22.11.2026 | 238 | 250 | Почти исчерпан
PARTNER-EKB | Партнёрам Екатеринбурга | 7 | | Весь каталог | без срока | 54 | | Действует
SON2026 | Спальня: кровати и матрасы | 12 | | Кровати | 01.12–25.12.2026 | 0 | 500 | Запланирован
KOVER3000 | Ковры из шерсти | | 3000 | Ковры и текстиль | 05.11–05.12.2026 | 41 | 200 | Действует
MALYSHEVA71 | Открытие магазина на Малышева | | 1000 | Весь каталог | 01.10–31.10.2026 | 640 | 640 | Исчерпан
LEN-TEST | Проверка правил, не публиковать | | 1 | Текстиль | 20.11–21.11.2026 | 3 | 10 | Ошибка
VYVOZ | Вывоз старой мебели бесплатно | | 1500 | Услуги | 01.11–31.12.2026 | 118 | 600 | Действует
`;

const numberOf = (text: string | undefined) => (text ? Number(text) : null);

const read = (line: string): Coupon => {
  const [code = '', about = '', percent, roubles, sections = '', period = '', used, limit, state] = line
    .split('|')
    .map((part) => part.trim());
  return {
    ...{ code, about, sections, period },
    percent: numberOf(percent),
    roubles: numberOf(roubles),
    used: numberOf(used) ?? 0,
    limit: numberOf(limit),
    state: state as Coupon['state'],
  };
};

export const coupons: readonly Coupon[] = list.trim().split('\n').map(read);

const Used = ({ used, limit, code }: Coupon) => (
  <Inline gap={2} nowrap justify="end">
    {limit !== null && (
      <span style={{ width: '40px' }}>
        <Meter
          bare
          label={`Использовано: ${code}`}
          value={used}
          max={limit}
          high={limit * 0.9}
          best={0}
          valueText={`${used} из ${limit}`}
        />
      </span>
    )}
    <span style={{ minWidth: '84px' }}>
      {formatNumber(used)}
      {limit !== null && ` / ${formatNumber(limit)}`}
    </span>
  </Inline>
);

export const couponColumns: readonly Column<Coupon>[] = [
  {
    key: 'code',
    header: 'Код',
    width: 152,
    sortable: true,
    value: ({ code }) => code,
    cell: ({ code }) => code,
  },
  { key: 'about', header: 'Описание', width: 220, grow: true, cell: ({ about }) => about },
  {
    key: 'off',
    header: 'Скидка',
    kind: 'number',
    width: 104,
    sortable: true,
    value: ({ percent, roubles }) => roubles ?? percent,
    cell: ({ percent, roubles }) =>
      percent === null ? formatMoney(roubles ?? 0) : formatPercentOff(percent),
  },
  { key: 'sections', header: 'Действует на', cell: ({ sections }) => sections },
  {
    key: 'period',
    header: 'Период',
    width: 168,
    cell: ({ period }) => (
      <Text as="span" numeric>
        {period}
      </Text>
    ),
  },
  {
    key: 'used',
    header: 'Использован',
    kind: 'number',
    width: 176,
    sortable: true,
    value: ({ used }) => used,
    cell: (coupon) => <Used {...coupon} />,
  },
  {
    key: 'state',
    header: 'Состояние',
    width: 152,
    sortable: true,
    value: ({ state }) => state,
    cell: ({ state }) => (
      <Badge shape="pill" tone={tones[state]}>
        {state}
      </Badge>
    ),
  },
];
