import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { forbidden, serverFailed, settled, tooManyRequests, withShop } from '../stories/index.ts';
import type { StoryShop } from '../stories/index.ts';
import { makeForeignSections, makeParams, makeShelf } from '../catalog/catalog.fixtures.ts';
import { mockSection } from '../catalog/catalog.mock.ts';
import { SectionPage } from './SectionPage.tsx';

const at = (query = ''): StoryShop => ({ at: `/section/myagkaya-mebel/divany${query}`, route: '/section/*' });

const meta = {
  title: 'Pages/Section',
  component: SectionPage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: at(), msw: [mockSection()] },
} satisfies Meta<typeof SectionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const foreign = makeForeignSections(12);
const foreignParams = (index: number) => [
  {
    name: 'Электропневмоавтоматизированное водонагревательное оборудование и комплектующие',
    value: longValues[index % 5] ?? '',
    unit: null,
    hex: null,
  },
  { name: 'Производительность насоса', value: String(100 + index * 37), unit: 'м³/ч', hex: null },
  { name: 'Взрывозащищённость', value: index % 2 ? 'да' : 'нет', unit: null, hex: null },
];
const longValues = Array.from({ length: 24 }, (_, index) =>
  index % 5 === 4 ? `Полуфабрикат высокотехнологичный термоскреплённый ${index}` : `ткань ${index}`,
);
const many = Array.from({ length: 12 }, (_, index) => `Характеристика ${index + 1}`);

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Диваны' })).toBeVisible();
    await expect(canvas.getByText('Показано 24 из 128 товаров')).toBeVisible();
  },
};

const facets = () => screen.findByRole('complementary', { name: 'Фильтры' });
export const AFilterNarrowsGoodsAndCountsOfTheOthers: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await facets());
    const box = await panel.findByRole('checkbox', { name: 'Шалфей' });
    const count = Number(
      panel.getByRole('checkbox', { name: 'Велюр' }).closest('label')?.textContent?.match(/\d+/)?.[0],
    );
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await settled();
    await expect(canvas.getByText('Показано 16 из 16 товаров')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(16);
    const left = panel
      .getByRole('checkbox', { name: 'Велюр' })
      .closest('label')
      ?.textContent?.match(/\d+/)?.[0];
    await expect(Number(left)).toBeLessThan(count);
    await expect(canvas.getByRole('status')).toHaveTextContent('Найдено 16 товаров, показано 16');
  },
};

export const WhatIsChosenStandsInPlaceAndAboveTheGoods: Story = {
  parameters: { shop: at('?tsvet-obivki=shalfey,sliva&price=20000..90000&sort=price-asc') },
  play: async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('group', { name: 'Выбранные фильтры' }));
    const panel = within(await facets());
    await expect(await panel.findByRole('checkbox', { name: 'Шалфей' })).toBeChecked();
    await expect(panel.getByRole('textbox', { name: 'Цена от' })).toHaveValue('20\u00a0000');
    await expect(
      summary.getAllByRole('link').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    ).toEqual(['Убрать: 20\u00a0000–90\u00a0000\u00a0₽', 'Убрать: Шалфей', 'Убрать: Слива', 'Сбросить всё']);
    await userEvent.click(summary.getByRole('link', { name: 'Убрать: Слива' }));
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Слива' })).not.toBeChecked());
    await expect(summary.queryByRole('link', { name: 'Убрать: Слива' })).toBeNull();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Слива' }));
    await expect(await summary.findByRole('link', { name: 'Убрать: Слива' })).toBeVisible();
    await settled();
    await expect(canvas.getByText(/^Показано \d+ из/)).toBeVisible();
  },
};

export const AllFiltersGoAtOnce: Story = {
  parameters: { shop: at('?tsvet-obivki=shalfey&price=..90000'), chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Сбросить всё' }));
    await settled();
    await expect(canvas.getByText('Показано 24 из 128 товаров')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Выбранные фильтры' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Товары: Диваны' }).parentElement).toHaveFocus();
  },
};

export const PopularFiltersStandAboveTheList: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const popular = within(await canvas.findByRole('group', { name: 'Часто выбирают' }));
    const chip = popular.getByRole('link', { name: 'Велюр' });
    await userEvent.click(chip);
    await waitFor(() => expect(chip).toHaveAttribute('aria-current', 'true'));
    await expect(await canvas.findByRole('link', { name: 'Убрать: Велюр' })).toBeVisible();
    await userEvent.click(popular.getByRole('link', { name: 'Велюр' }));
    await settled();
    await expect(canvas.getByText('Показано 24 из 128 товаров')).toBeVisible();
  },
};

export const NothingMeetsAllFilters: Story = {
  parameters: {
    shop: at('?tip=kushetka&tsvet-obivki=shalfey&chislo-mest=2&price=..20000'),
    chromatic: { modes: { phone: { disable: false } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ничего не\sподошло/)).toBeVisible();
    const ways = within(canvas.getByRole('list', { name: 'Что убрать' }));
    await expect(ways.getAllByRole('link')).toHaveLength(4);
    // What leads to nothing either says no number.
    await waitFor(() => expect(ways.getAllByText(/товар/)).toHaveLength(2));
    await expect(canvas.getByRole('link', { name: 'Все товары раздела «Мягкая мебель»' })).toBeVisible();
    await settled();
  },
};

export const TakingOneFilterOffLeadsOn: Story = {
  parameters: {
    shop: at('?tip=kushetka&tsvet-obivki=shalfey&chislo-mest=2&price=..20000'),
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent }) => {
    const ways = within(await canvas.findByRole('list', { name: 'Что убрать' }));
    await userEvent.click(ways.getByRole('link', { name: 'Убрать: Шалфей' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).not.toHaveLength(0));
    await expect(canvas.getByRole('list', { name: 'Товары: Диваны' }).parentElement).toHaveFocus();
    await settled();
  },
};

export const AValueWithoutGoodsStaysAndCannotBeChosen: Story = {
  parameters: { shop: at('?tip=kushetka&chislo-mest=2'), chromatic: { disableSnapshot: true } },
  play: async () => {
    const panel = within(await facets());
    const boxes = await panel.findAllByRole('checkbox');
    await expect(boxes.filter((box) => box.matches(':disabled'))).not.toHaveLength(0);
  },
};

export const RowsForThoseWhoCompare: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findByRole('button', { name: 'Строками' });
    await userEvent.click(rows);
    await expect(rows).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem('goods-view')).toBe('list');
  },
};

export const GoodsOfNumbersStandInRowsAtOnce: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockSection(makeShelf(30, (index) => makeParams(index).filter(({ hex }) => hex === null)))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Строками' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const ALongListOfValuesIsSearched: Story = {
  parameters: {
    msw: [
      mockSection(
        makeShelf(128, (index) => [
          {
            name: 'Материал обивки',
            value: longValues[index % longValues.length] ?? '',
            unit: null,
            hex: null,
          },
          ...makeParams(index).filter(({ name }) => name !== 'Материал обивки'),
          ...many.map((name, at) => ({ name, value: `значение ${(index + at) % 4}`, unit: null, hex: null })),
        ]),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    const panel = within(await facets());
    await userEvent.click(await panel.findByRole('button', { name: /Показать все 24/ }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Найти: Материал обивки' }), 'ткань 1');
    await expect(panel.getAllByRole('checkbox', { name: /^Ткань/ })).toHaveLength(9);
  },
};

export const NoPriceThatIsTypedOrMovedToLeavesOutTheDearestGood: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await facets());
    const from = await panel.findByRole('textbox', { name: 'Цена от' });
    const dearest = async () => {
      await settled();
      await expect(from).toHaveValue('94\u00a0990');
      await expect(canvas.getByText(/^Показано \d+ из \d+/)).toBeVisible();
    };
    await userEvent.type(from, '999999999{Enter}');
    await dearest();
    await userEvent.click(canvas.getByRole('link', { name: 'Сбросить всё' }));
    await waitFor(() => expect(from).toHaveValue(''));
    panel.getByRole('slider', { name: 'Цена от' }).focus();
    await userEvent.keyboard('{End}');
    await dearest();
  },
};

export const APriceThatIsNoNumberGoesWithAllFilters: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await facets());
    const from = await panel.findByRole('textbox', { name: 'Цена от' });
    await userEvent.type(from, 'abc');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Шалфей' }));
    await settled();
    await expect(from).toHaveValue('abc');
    await expect(from).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: 'Сбросить всё' }));
    await waitFor(() => expect(from).toHaveValue(''));
    await expect(from).toBeValid();
    await settled();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockSection(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Открыть каталог' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/catalog/section', () => new Promise(() => undefined))] },
};

let failures = 0;
export const FailedOffersAnotherTry: Story = {
  beforeEach: () => {
    failures = 0;
  },
  parameters: {
    msw: [
      http.post('*/api/catalog/section', () => (failures++ === 0 ? HttpResponse.error() : undefined)),
      mockSection(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Раздел не загрузился');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('heading', { name: 'Диваны' })).toBeVisible();
  },
};

export const TheServerFailed: Story = serverFailed('/api/catalog/section', 'Раздел не загрузился');

export const Forbidden: Story = forbidden('/api/catalog/section', 'Раздел не загрузился');

export const TooManyRequests: Story = tooManyRequests('/api/catalog/section', 'Раздел не загрузился');

export const ThereIsNoSuchSection: Story = {
  parameters: {
    msw: [mockCall('/api/catalog/section', () => refusal('catalog.not_found'))],
    chromatic: { modes: { phone: { disable: false } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/section');
  },
};

let refused = 0;
export const WhatCannotBeNarrowedSaysSoAndKeepsItsFilters: Story = {
  beforeEach: () => {
    refused = 0;
  },
  parameters: {
    msw: [
      http.post('*/api/catalog/section', async ({ request }) => {
        if (!(await request.clone().text()).includes('shalfey')) return undefined;
        refused += 1;
        return HttpResponse.error();
      }),
      mockSection(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await facets());
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Шалфей' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Товары не загрузились');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Шалфей' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(panel.getByRole('checkbox', { name: 'Шалфей' }));
    // What failed before is said at once, and meanwhile asked for again.
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(refused).toBe(2));
    await settled();
  },
};

export const AForeignCatalogueWithLongNames: Story = {
  parameters: {
    msw: [mockSection(makeShelf(60, foreignParams), { ...foreign[0]!, children: foreign.slice(1) })],
    chromatic: { modes: { phone: { disable: false } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Полуфабрикаты/ })).toBeVisible();
    await expect(await canvas.findByRole('switch', { name: /^Взрывозащищённость/ })).toBeVisible();
  },
};
