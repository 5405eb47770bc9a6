const TOPS = 10;
const LEAVES = 12;
const COLORS: readonly (readonly [name: string, hex: string])[] = [
  ['шалфей', '#a4b19b'],
  ['молочный', '#ebe4d8'],
  ['терракот', '#bb6f52'],
  ['графит', '#55545b'],
  ['петроль', '#37626f'],
  ['слива', '#6f4c69'],
  ['горчица', '#c79c46'],
  ['дуб', '#caa67c'],
  ['орех', '#80573e'],
];
const CLOTHS = ['велюр', 'букле', 'рогожка', 'шенилл', 'лён', 'экокожа', 'микровелюр'];
const FRAMES = ['массив сосны', 'берёзовая фанера', 'массив дуба', 'сталь', 'ЛДСП', 'МДФ'];
const STYLES = ['скандинавский', 'лофт', 'классика', 'минимализм', 'прованс'];
const MECHANISMS = ['еврокнижка', 'дельфин', 'пантограф', 'выкатной', 'нет'];
const NAMES = [
  'Лада',
  'Тишина',
  'Берег',
  'Роща',
  'Облако',
  'Метро',
  'Утро',
  'Клуб',
  'Рассвет',
  'Вечер',
  'Дюна',
];

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** The number scrambled, so that params do not go together; the same number gives the same one. */
const mixed = (number: number, salt: number) => Math.imul(number + salt * 7_919, 2_654_435_761) >>> 8;

/** One section that holds everything, ten in it, twelve in each of those. */
function* categories(): Generator<string> {
  yield '<category id="1">Склад</category>';
  for (let top = 1; top <= TOPS; top += 1) {
    yield `<category id="${top * 100}" parentId="1">Склад ${top}</category>`;
    for (let leaf = 1; leaf <= LEAVES; leaf += 1) {
      yield `<category id="${top * 100 + leaf}" parentId="${top * 100}">Склад ${top}, полка ${leaf}</category>`;
    }
  }
}

const param = (name: string, value: string | number, unit = '') =>
  `<param name="${name}"${unit && ` unit="${unit}"`}>${value}</param>`;

const offer = (good: number, variant: number): string => {
  const at = (salt: number) => mixed(good, salt);
  const [color, hex] = of(COLORS, at(1) + variant);
  const name = `Диван «${of(NAMES, at(2))}» ${good}, ${of(CLOTHS, at(3))}, ${color}`;
  const price = 1_990 + (at(4) % 900) * 100 + variant * 500;
  const leaf = (1 + (good % TOPS)) * 100 + 1 + (at(5) % LEAVES);
  return `<offer id="${good}-${variant}" group_id="${good}" available="true"><name>${name}</name>
<price>${price}</price>${at(6) % 4 ? '' : `<oldprice>${price + 3_000}</oldprice>`}<currencyId>RUR</currencyId>
<categoryId>${leaf}</categoryId><vendor>Фабрика ${at(7) % 60}</vendor><vendorCode>B-${good}-${variant}</vendorCode>
<picture>https://pictures.invalid/${good}-${variant}-1.jpg</picture>
<picture>https://pictures.invalid/${good}-${variant}-2.jpg</picture>
<description><![CDATA[<p>${name}. Узкие подлокотники отдают всё место сиденью, а высокая спинка держит поясницу.</p>
<p>Каркас из сухого бруса, чехол снимается и стирается при 30 градусах, ключ лежит в коробке.</p>]]></description>
<param name="Цвет" hex="${hex}">${color}</param>${param('Материал обивки', of(CLOTHS, at(3)))}
${param('Ширина', 120 + (at(8) % 40) * 4, 'см')}${param('Глубина', 60 + (at(9) % 30) * 2, 'см')}
${param('Высота', 70 + (at(10) % 20), 'см')}${param('Вес', 10 + (at(11) % 90), 'кг')}
${param('Каркас', `${of(FRAMES, at(12))}, ${of(FRAMES, at(13))}`)}${param('Стиль', of(STYLES, at(14)))}
${param('Механизм', of(MECHANISMS, at(15)))}${param('Съёмные чехлы', at(16) % 2 ? 'да' : 'нет')}
${param('Гарантия', 12 * (1 + (at(17) % 5)), 'мес.')}${param('Число мест', 1 + (at(18) % 5))}
<count>${at(19) % 9}</count></offer>
`;
};

/** Offers of a feed of so many goods: every fifth has a second variant. */
export const offersOf = (goods: number): number => goods + Math.floor(goods / 5);

/** Addresses of its sections: of all goods, and of a tenth of them. */
export const goodsSections = { all: 'sklad', tenth: 'sklad-1' };

/** A YML feed of a large shop, piece by piece. The same number of goods gives the same bytes. */
export function* goodsFeed(goods: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-01-01T00:00:00+03:00"><shop><name>Замеры</name>
<currencies><currency id="RUR" rate="1"/></currencies><categories>${[...categories()].join('')}</categories><offers>
`;
  for (let good = 1; good <= goods; good += 1) {
    yield offer(good, 0);
    if (good % 5 === 0) yield offer(good, 1);
  }
  yield '</offers></shop></yml_catalog>\n';
}
