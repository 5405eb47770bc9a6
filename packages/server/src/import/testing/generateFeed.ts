/** How a generated feed looks. The same options give the same feed. */
export interface GeneratedFeed {
  offers: number;
  /** @default 200 */
  sections?: number;
  /** Offers of one product. @default 2 */
  variants?: number;
  /** Codes of the stores that hold stock; counted for the region as a whole where empty. */
  stores?: readonly string[];
  /** Changes prices of every n-th offer against the feed without it. */
  changeEvery?: number;
}

const KINDS = ['Диван', 'Кресло', 'Комод', 'Стол обеденный', 'Шкаф', 'Лампа настольная', 'Ковёр', 'Стул'];
const NAMES = [
  'Лада',
  'Тишина',
  'Берег',
  'Роща',
  'Облако',
  'Метро',
  'Сирень',
  'Клуб',
  'Рассвет',
  'Вечер',
  'Дюна',
];
const COLORS = ['шалфей', 'молочный', 'терракот', 'графит', 'олива', 'петроль', 'беж', 'слива'];
const PROSE =
  'Узкие подлокотники отдают всё место сиденью, а высокая спинка держит поясницу. Каркас из сухого бруса, ' +
  'чехол снимается и стирается при 30 градусах. Собирается вдвоём за двадцать минут, ключ лежит в коробке.';

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

function* categories(count: number): Generator<string> {
  for (let id = 1; id <= count; id += 1) {
    const parent = id > 20 ? ` parentId="${(id % 20) + 1}"` : '';
    yield `<category id="${id}"${parent}>${pick(KINDS, id)} ${id}</category>\n`;
  }
}

const offer = (at: number, options: GeneratedFeed): string => {
  const { sections = 200, variants = 2, stores = [], changeEvery = 0 } = options;
  const product = Math.floor(at / variants);
  const changed = changeEvery > 0 && at % changeEvery === 0 ? 10 : 0;
  const price = 1_990 + ((product * 7_919) % 90_000) + (at % variants) * 500 + changed;
  const color = pick(COLORS, at);
  const outlets = stores.map((code, n) => `<outlet id="${code}" instock="${(at + n) % 7}"/>`).join('');
  const name = `${pick(KINDS, product)} «${pick(NAMES, product)}» ${product}, ${color}`;
  return `<offer id="${at}" group_id="${product}" available="true">
<name>${name}</name><price>${price}</price>${at % 3 ? '' : `<oldprice>${price + 3_000}</oldprice>`}
<currencyId>RUR</currencyId><categoryId>${(product % sections) + 1}</categoryId>
<vendor>Фабрика ${product % 50}</vendor><vendorCode>A-${at}</vendorCode>
<picture>https://pictures.invalid/${at}-1.jpg</picture><picture>https://pictures.invalid/${at}-2.jpg</picture>
<description><![CDATA[<p>${name}.</p><p>${PROSE}</p><ul><li>Гарантия 2 года</li><li>Доставка</li></ul>]]></description>
<param name="Цвет">${color}</param><param name="Ширина" unit="см">${120 + (product % 20) * 5}</param>
<param name="Глубина" unit="см">${60 + (product % 9) * 5}</param><param name="Материал">${pick(['дуб', 'бук'], product)}</param>
<param name="Вес" unit="кг">${10 + (product % 60)}</param><barcode>${String(4_600_000_000_000 + at)}</barcode>
${outlets ? `<outlets>${outlets}</outlets>` : `<count>${at % 20}</count>`}
</offer>
`;
};

/** A large YML feed, piece by piece, for measurements. */
export async function* generateFeed(options: GeneratedFeed): AsyncGenerator<Uint8Array> {
  const { offers, sections = 200 } = options;
  yield Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-01-01T00:00:00+03:00"><shop>\n' +
      '<name>Сирень</name><currencies><currency id="RUR" rate="1"/></currencies><categories>\n' +
      [...categories(sections)].join('') +
      '</categories><offers>\n',
  );
  for (let at = 0; at < offers; at += 50) {
    let piece = '';
    for (let next = at; next < Math.min(at + 50, offers); next += 1) piece += offer(next, options);
    yield Buffer.from(piece);
  }
  yield Buffer.from('</offers></shop></yml_catalog>\n');
}
