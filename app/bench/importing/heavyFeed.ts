const TEXTS = [
  'Узкие подлокотники отдают всё место сиденью, а высокая спинка держит поясницу.',
  'Каркас из сухого бруса, чехол снимается и стирается при 30 градусах.',
  'Ножки подкручиваются на неровном полу, под ними войлок.',
  'Ящик для белья открывается с двух сторон, доводчик закрывает его без стука.',
  'Наполнитель держит форму десять лет, на что есть письменное обещание фабрики.',
  'Собирается вдвоём за двадцать минут, ключ лежит в коробке.',
  'Ткань не цепляет шерсть, пятна от кофе сходят влажной салфеткой.',
];
const COLORS = ['шалфей', 'молочный', 'терракот', 'графит', 'петроль', 'слива', 'горчица'];
const SECTIONS = 120;
const PARAGRAPHS = 10;

const of = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

function* categories(): Generator<string> {
  yield '<category id="1">Большой поставщик</category>';
  for (let at = 2; at <= SECTIONS; at += 1)
    yield `<category id="${at}" parentId="1">Полка поставщика ${at}</category>`;
}

/** Ten params, one of which no other offer has. */
const params = (at: number): string =>
  [
    ['Цвет', of(COLORS, at), ''],
    ['Ширина', String(90 + (at % 120)), 'см'],
    ['Глубина', String(50 + (at % 47)), 'см'],
    ['Высота', String(60 + (at % 53)), 'см'],
    ['Вес', String(5 + (at % 83)), 'кг'],
    ['Номер модели', `М-${at}`, ''],
    ['Каркас', at % 3 ? 'берёзовая фанера' : 'массив сосны', ''],
    ['Съёмный чехол', at % 2 ? 'да' : 'нет', ''],
    ['Гарантия', String(12 + (at % 4) * 6), 'мес.'],
    ['Число мест', String(1 + (at % 5)), ''],
  ]
    .map(([name, value, unit]) => `<param name="${name}"${unit && ` unit="${unit}"`}>${value}</param>`)
    .join('');

const offer = (at: number): string => {
  const name = `Кресло «Модель ${at}», ${of(COLORS, at)}`;
  const pictures = [1, 2, 3].map(
    (one) => `<picture>https://pictures.invalid/heavy/${at}/${one}.jpg</picture>`,
  );
  const text = Array.from({ length: PARAGRAPHS }, (_, one) => `<p>${of(TEXTS, at + one)}</p>`).join('\n');
  return `<offer id="${at}"${at % 5 ? '' : ` group_id="${at % 10 ? at - 5 : at}"`} available="true"><name>${name}</name>
<price>${990 + (at % 900) * 100}</price><currencyId>RUR</currencyId><categoryId>${2 + (at % (SECTIONS - 1))}</categoryId>
<vendor>Фабрика ${at % 60}</vendor><vendorCode>H-${at}</vendorCode>${pictures.join('')}
<description><![CDATA[${text}]]></description>
${params(at)}<count>${at % 9}</count></offer>
`;
};

/** A YML feed of long texts, ten params and three pictures an offer, piece by piece. The same number of offers gives the same bytes. */
export function* heavyFeed(offers: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-01-01T00:00:00+03:00"><shop><name>Замеры</name>
<currencies><currency id="RUR" rate="1"/></currencies><categories>${[...categories()].join('')}</categories><offers>
`;
  for (let at = 1; at <= offers; at += 1) yield offer(at);
  yield '</offers></shop></yml_catalog>\n';
}
