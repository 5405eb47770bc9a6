import { mockCall } from '@siren/contract/mock';
import { refusal } from '@siren/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import type { StoryShop } from '../stories/index.ts';
import { makeVariant } from '../testing/index.ts';
import { mockProduct } from './product.mock.ts';
import { ProductPage } from './ProductPage.tsx';

const at = (query = ''): StoryShop => ({ at: `/product/divan-lada${query}`, route: '/product/*' });

const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: at(), msw: [mockProduct()] },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Диван «Лада»');
  },
};

export const ChoosingAWidthChangesPriceAndArticle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '232 см' }));
    await expect(canvas.getByText(/Артикул/)).toHaveTextContent('Артикул 1205513');
    await expect(canvas.getAllByText('62 490 ₽').length).toBeGreaterThan(1);
  },
};

export const TheAddressChoosesTheVariant: Story = {
  parameters: { shop: at('?offer=1016') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '232 см' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'велюр, молочный' })).toBeChecked();
  },
};

export const GoneIsSaidNotHidden: Story = {
  parameters: { shop: at('?offer=1021') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /велюр, слива, нет в.наличии/ })).toBeChecked();
    await expect(canvas.getAllByRole('button', { name: 'Нет в наличии' })[0]).toBeDisabled();
  },
};

export const ACombinationThatIsNotMade: Story = {
  parameters: {
    msw: [
      mockProduct({
        offer: 1,
        variants: [
          makeVariant(1, { Обивка: 'велюр', Ширина: '180 см' }),
          makeVariant(2, { Обивка: 'велюр', Ширина: '208 см' }),
          makeVariant(3, { Обивка: 'букле', Ширина: '208 см' }),
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'букле' }));
    await expect(canvas.getByText(/Такого сочетания нет/)).toHaveTextContent('Ширина: 208 см');
  },
};

export const OnlyForExposition: Story = {
  parameters: {
    msw: [mockProduct({ badges: ['exposition'], variants: [makeVariant(1011, {}, { exposition: true })] })],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Только в магазине' }))[0]).toBeDisabled();
  },
};

export const OnePictureOneVariantNothingElse: Story = {
  parameters: {
    msw: [
      mockProduct({
        name: 'Электропневмоавтоматизированный водонагреватель накопительный высокопроизводительный',
        shortName: 'Водонагреватель',
        brand: null,
        variants: [makeVariant(1011, {}, { images: [] })],
        images: [],
        description: '',
        stores: [],
        related: [],
        breadcrumbs: [],
      }),
    ],
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/catalog/product', () => new Promise(() => undefined))] },
};

export const Failed: Story = {
  parameters: { msw: [http.post('*/api/catalog/product', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Товар не загрузился');
  },
};

export const ThereIsNoSuchProduct: Story = {
  parameters: { msw: [mockCall('/api/catalog/product', () => refusal('catalog.not_found'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
  },
};

/* A picture of the whole page widens it for a moment, and what snaps may stand elsewhere then: pictures of the gallery are its own. */
export const ThumbnailsAndArrowKeysBringPictures: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('button', { name: 'Фото 2 из 3' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Фото 3 из 3' })).toHaveAttribute('aria-current', 'true');
  },
};
