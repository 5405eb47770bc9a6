import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import type { StoryShop } from '../stories/index.ts';
import { makeForeignSections, makeSectionAnswer } from '../catalog/catalog.fixtures.ts';
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

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Диваны' })).toBeVisible();
    await expect(canvas.getByText('Показано 24 из 128 товаров')).toBeVisible();
  },
};

export const ShowingMoreKeepsWhatWasThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Показать ещё 24' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(48));
    await expect(canvas.getByText('Показано 48 из 128 товаров')).toBeVisible();
  },
};

export const AnotherOrderStartsFromTheFirstPage: Story = {
  parameters: { shop: at('?page=2') },
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Порядок товаров' });
    await userEvent.selectOptions(sort, 'Сначала дешёвые');
    await waitFor(() => expect(canvas.getByText('Показано 24 из 128 товаров')).toBeVisible());
  },
};

export const TheLastPageOffersNoMore: Story = {
  parameters: { shop: at('?page=2'), msw: [mockSection(31)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Показано 31 из 31 товара')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Показать ещё/ })).toBeNull();
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

export const AForeignCatalogueWithLongNames: Story = {
  parameters: {
    msw: [
      mockCall('/api/catalog/section', (address) => {
        const [section, ...children] = makeForeignSections(12);
        return makeSectionAnswer(address, 9_041, { ...section!, children });
      }),
    ],
  },
};
