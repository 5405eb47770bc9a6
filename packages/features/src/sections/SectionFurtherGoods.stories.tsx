import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { makeSectionAnswer, makeShelf } from '../catalog/catalog.fixtures.ts';
import { mockSection } from '../catalog/catalog.mock.ts';
import { settled, withShop } from '../stories/index.ts';
import type { StoryShop } from '../stories/index.ts';
import { SectionPage } from './SectionPage.tsx';

const at = (query = ''): StoryShop => ({ at: `/section/myagkaya-mebel/divany${query}`, route: '/section/*' });

const meta = {
  title: 'Pages/Section/Further goods',
  component: SectionPage,
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    shop: at(),
    msw: [mockSection()],
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof SectionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowingMoreKeepsWhatWasThere: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('link', { name: 'Показать ещё 24' });
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(48));
    await expect(canvas.getByText('Показано 48 из 128 товаров')).toBeVisible();
    await settled();
    await expect(more).toHaveFocus();
  },
};

export const MoreThatAKeyAskedForGoesOnWithTheFirstNewGood: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: 'Показать ещё 24' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(48));
    const link = within(canvas.getAllByRole('article')[24]!).getByRole('link');
    await waitFor(() => expect(link).toHaveFocus());
    await settled();
  },
};

let refused = 0;
export const MoreThatDoesNotComeKeepsWhatWasThere: Story = {
  beforeEach: () => {
    refused = 0;
  },
  parameters: {
    msw: [
      http.post('*/api/catalog/section', async ({ request }) =>
        (await request.clone().text()).includes('"page":2') && refused++ === 0
          ? HttpResponse.error()
          : undefined,
      ),
      mockSection(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Показать ещё 24' }));
    const again = await canvas.findByRole('link', { name: 'Повторить' });
    await expect(canvas.getByText(/^Товары не.загрузились$/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await expect(again).toHaveFocus();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(48));
    await expect(canvas.getByRole('link', { name: 'Показать ещё 24' })).toHaveAttribute('href', '?page=3');
    await settled();
  },
};

const moved = makeShelf(48);
export const AGoodThatMovedOnToALaterPageIsShownOnce: Story = {
  parameters: {
    msw: [
      // What was the 24th good is the 25th by the time that the second page is asked for.
      mockCall('/api/catalog/section', (asked) =>
        makeSectionAnswer(asked, asked.page === 2 ? [moved[47]!, ...moved.slice(0, 47)] : moved),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Показать ещё 24' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(47));
    await expect(canvas.getByText('Показано 48 из 48 товаров')).toBeVisible();
    await settled();
  },
};

export const AnotherOrderStartsFromTheFirstPage: Story = {
  parameters: { shop: at('?page=2') },
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Порядок товаров' });
    await userEvent.selectOptions(sort, 'Сначала дешёвые');
    await waitFor(() => expect(canvas.getByText('Показано 24 из 128 товаров')).toBeVisible());
    await settled();
  },
};

export const ASectionOpensInAnOrderOfItsOwn: Story = {
  parameters: {
    msw: [
      mockCall('/api/catalog/section', (asked) =>
        makeSectionAnswer(asked, 60, undefined, { sort: 'price-asc', pins: [] }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Порядок товаров' });
    const more = () => canvas.getByRole('link', { name: 'Показать ещё 24' });
    await expect(sort).toHaveValue('price-asc');
    await expect(more()).toHaveAttribute('href', '?page=2');
    await userEvent.selectOptions(sort, 'Сначала популярные');
    await waitFor(() => expect(more()).toHaveAttribute('href', '?sort=popular&page=2'));
    await expect(sort).toHaveValue('popular');
    await userEvent.selectOptions(sort, 'Сначала дешёвые');
    await waitFor(() => expect(more()).toHaveAttribute('href', '?page=2'));
    await expect(sort).toHaveValue('price-asc');
    await settled();
  },
};

export const TheLastPageOffersNoMore: Story = {
  parameters: { shop: at('?page=2'), msw: [mockSection(31)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Показано 31 из 31 товара')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Показать ещё/ })).toBeNull();
  },
};
