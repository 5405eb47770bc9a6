import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shop.ts';

const file = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.10">${content}</КоммерческаяИнформация>`;

const goods =
  file(`<Классификатор><Группы><Группа><Ид>g</Ид><Наименование>Коврики у двери</Наименование></Группа></Группы></Классификатор>
<Каталог><Товары><Товар><Ид>mat</Ид><Наименование>Коврик «Порог»</Наименование><Группы><Ид>g</Ид></Группы></Товар></Товары></Каталог>`);
const offers =
  file(`<ПакетПредложений><Предложения><Предложение><Ид>mat</Ид><Цены><Цена><ЦенаЗаЕдиницу>1 290,00</ЦенаЗаЕдиницу>
<Валюта>руб</Валюта></Цена></Цены><Количество>5</Количество></Предложение></Предложения></ПакетПредложений>`);
const gone = file('<Каталог><Товары><Товар Статус="Удален"><Ид>mat</Ид></Товар></Товары></Каталог>');

/** An exchange of 1C: gives what asks for one step of it. */
async function begin(request: APIRequestContext) {
  const ask = async (mode: string, filename = '', data?: string) => {
    const answer = await request.fetch('/exchange/1c', {
      method: data === undefined ? 'GET' : 'POST',
      params: { type: 'catalog', mode, filename },
      headers: {
        ...(cookie ? { cookie } : { authorization: `Basic ${btoa('exchange:exchange-demo')}` }),
        'content-type': 'application/octet-stream',
      },
      ...(data !== undefined && { data }),
    });
    return (await answer.text()).trimEnd().split('\n');
  };
  let cookie = '';
  const [word, name, value] = await ask('checkauth');
  expect(word).toBe('success');
  cookie = `${name}=${value}`;
  return async (filename: string, content: string) => {
    expect(await ask('file', filename, content)).toEqual(['success']);
    await expect.poll(() => ask('import', filename)).toEqual(['success']);
  };
}

test(
  'a good that 1C brings is in the shop, and is gone when 1C takes it back',
  { tag: '@deep' },
  async ({ page, request }) => {
    const send = await begin(request);
    await send('import.xml', goods);
    await send('offers.xml', offers);
    const card = page.getByRole('main').getByRole('link', { name: 'Коврик «Порог»' });
    const search = async () => {
      await page.goto(`/search?${new URLSearchParams({ query: 'коврик порог' })}`);
      return card.count();
    };
    await expect.poll(search).toBeGreaterThan(0);
    await send('import.xml', gone);
    await expect.poll(search).toBe(0);
  },
);
