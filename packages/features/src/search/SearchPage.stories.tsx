import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { makeShelf } from '../catalog/catalog.fixtures.ts';
import { serverFailed, settled, withShop } from '../stories/index.ts';
import type { StoryShop } from '../stories/index.ts';
import { makeSectionLinks } from '../testing/index.ts';
import { makeSearchAnswer, mockSearch } from './search.mock.ts';
import { SearchPage } from './SearchPage.tsx';

const at = (query: string, rest = ''): StoryShop => ({
  at: `/search?query=${encodeURIComponent(query)}${rest}`,
  route: '/search',
});

const meta = {
  title: 'Pages/Search',
  component: SearchPage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: at('диваны'), msw: [mockSearch()] },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } } as const;
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } } as const;

export const LoadedWithWhatMatchesMarked: Story = {
  parameters: onPhonesToo,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Результаты поиска: «диваны»' }),
    ).toBeVisible();
    const [card] = canvas.getAllByRole('article');
    await expect(card?.querySelector('mark')).toHaveTextContent('Диван');
  },
};

export const AnotherLayoutIsSaidAndCanBeUndone: Story = {
  parameters: { ...onPhonesToo, shop: at('lbdfy') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Показаны результаты по.запросу «диван»/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Искать «lbdfy»' })).toHaveAttribute(
      'href',
      '/search?query=%22lbdfy%22',
    );
  },
};

export const MeantAsItStandsItIsNotCorrected: Story = {
  parameters: {
    ...quiet,
    shop: at('"lbdfy"'),
    msw: [mockCall('/api/catalog/search', (asked) => makeSearchAnswer({ ...asked, query: '' }))],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Результаты поиска: «lbdfy»' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /Ничего не.нашлось/ })).toBeVisible();
  },
};

export const NothingFoundOffersWaysOn: Story = {
  parameters: { ...onPhonesToo, shop: at('экскаватор') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не.нашлось/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Диваны' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

const [shelfSection] = makeSectionLinks(['Этажерки']);
export const WhatHasGoneIsNamedWithItsSection: Story = {
  parameters: {
    ...onPhonesToo,
    shop: at('ETG-40'),
    msw: [
      mockSearch({
        gone: [
          { article: 'ETG-40', name: 'Этажерка «Полдень»', section: shelfSection ?? null },
          { article: 'Etg-40', name: 'Этажерка «Вечер»', section: null },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Этажерка «Полдень» \(артикул ETG-40\) больше не.продаётся/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Этажерки' })).toHaveAttribute(
      'href',
      `/section/${shelfSection?.path}`,
    );
    await expect(canvas.getByRole('link', { name: 'каталоге' })).toHaveAttribute('href', '/section');
    await expect(await canvas.findByRole('heading', { name: 'Выберите что-нибудь другое' })).toBeVisible();
    await expect(canvas.queryByText(/Ничего не.нашлось/)).toBeNull();
  },
};

export const OnlyOtherCitiesHaveIt: Story = {
  parameters: { shop: at('гамак'), msw: [mockSearch({ elsewhere: true, popular: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Выбрать другой город' })).toBeVisible();
  },
};

export const NoGoodHasAllWords: Story = {
  parameters: { ...quiet, shop: at('диван'), msw: [mockSearch({ whole: false })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Все слова сразу не.встретились/)).toBeVisible();
  },
};

export const BeforeAnythingIsAskedFor: Story = {
  parameters: { shop: at('') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Что вы ищете?' })).toBeVisible();
  },
};

export const AnotherOrderKeepsTheQuery: Story = {
  parameters: quiet,
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Порядок товаров' });
    await userEvent.selectOptions(sort, 'Сначала дешёвые');
    await waitFor(() => expect(sort).toHaveValue('price-asc'));
    await settled();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Результаты поиска: «диваны»' }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/catalog/search', () => new Promise(() => undefined))] },
};

let failures = 0;
export const FailedOffersAnotherTry: Story = {
  beforeEach: () => {
    failures = 0;
  },
  parameters: {
    ...quiet,
    msw: [
      http.post('*/api/catalog/search', () => (failures++ === 0 ? HttpResponse.error() : undefined)),
      mockSearch(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Поиск не удался');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('heading', { name: /Результаты поиска/ })).toBeVisible();
  },
};

export const TheServerFailed: Story = serverFailed('/api/catalog/search', 'Поиск не удался');

const longest = 'полуфабрикаты высокотехнологичные для электропневмоавтоматизированных производств';
export const LongWordsBreak: Story = {
  parameters: {
    ...onPhonesToo,
    shop: at(longest),
    msw: [
      mockCall('/api/catalog/search', (asked) => ({
        ...makeSearchAnswer({ ...asked, query: 'диван' }, makeShelf(31)),
        correctedQuery: longest,
        marks: longest,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Результаты поиска: «полуфабрикаты/ }),
    ).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Рогожка' })).toBeVisible();
  },
};
