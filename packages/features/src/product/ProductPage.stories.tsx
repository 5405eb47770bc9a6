import { mockCall } from '@siren/contract/mock';
import { refusal } from '@siren/contract/errors';
import type { UnsoldProduct } from '@siren/domain/catalog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { forbidden, seeTheMap, serverFailed, tooManyRequests, withShop } from '../stories/index.ts';
import type { StoryShop } from '../stories/index.ts';
import { badgesNamed, makeProduct, makeVariant } from '../testing/index.ts';
import { mockCards, mockProduct } from './product.mock.ts';
import { ProductPage } from './ProductPage.tsx';

const PARAGRAPH =
  '«Лада» сделана для небольших гостиных: узкие подлокотники отдают всё место сиденью, а высокие опоры пропускают под диван робот-пылесос. Глубина посадки подходит и для разговора, и для фильма с ногами.';

/** Looks like another story. */
const quiet = { chromatic: { disableSnapshot: true } };

const at = (query = ''): StoryShop => ({ at: `/product/divan-lada${query}`, route: '/product/*' });

const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: at(), msw: [mockProduct(), mockCards()] },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Диван «Лада»');
    await seeTheMap(canvas);
  },
};

export const ChoosingAWidthChangesPriceAndArticle: Story = {
  parameters: quiet,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '232 см' }));
    await expect(await canvas.findByText('Артикул 1205513')).toBeVisible();
    await expect(canvas.getAllByText('62 490 ₽').length).toBeGreaterThan(1);
  },
};

export const TheAddressChoosesTheVariant: Story = {
  parameters: { ...quiet, shop: at('?offer=1016') },
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
    await seeTheMap(canvas);
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
    await seeTheMap(canvas);
  },
};

export const OnlyForExposition: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [
      mockProduct({
        badges: badgesNamed('exposition'),
        related: [],
        documents: [],
        variants: [
          makeVariant(1011, {}, { exposition: true, stores: [{ store: 2, status: 'few', quantity: 1 }] }),
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Только в магазине' }))[0]).toBeDisabled();
    await expect(canvas.getByRole('link', { name: /Похожие: диваны/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Где посмотреть' }));
    const stores = await canvas.findByRole('region', { name: 'Где посмотреть' });
    await waitFor(() => expect(stores).toHaveFocus());
    await expect(await canvas.findByText(/на.витрине/)).toBeVisible();
    await seeTheMap(canvas);
  },
};

export const WhatIsGoneOffersWhatIsThere: Story = {
  parameters: { ...quiet, shop: at('?offer=1021') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'велюр, шалфей, 208 см' }));
    await expect(
      await canvas.findByRole('radio', { name: 'велюр, шалфей', checked: true }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/Сейчас нет в/)).toBeNull();
  },
};

/* Its gallery has pictures of its own: see below. */
export const AFilmAmongThePictures: Story = {
  parameters: {
    ...quiet,
    msw: [
      mockProduct({
        related: [],
        documents: [],
        description: '',
        video: { url: '/film.webm', type: 'video/webm', captions: null },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Видео' }));
    await expect(await canvas.findByRole('button', { name: 'Смотреть видео' })).toBeVisible();
    await seeTheMap(canvas);
  },
};

export const ThePlayerTakesTheFocusOfItsButton: Story = {
  parameters: { ...quiet, ...AFilmAmongThePictures.parameters },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Видео' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Смотреть видео' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Видео: / })).toHaveFocus());
  },
};

export const ALongDescriptionShowsItsBeginning: Story = {
  parameters: {
    msw: [mockProduct({ related: [], documents: [], description: Array(8).fill(PARAGRAPH).join('\n') })],
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Читать полностью' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    const less = canvas.getByRole('button', { name: 'Свернуть описание' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(less);
    await seeTheMap(canvas);
  },
};

export const WhatWasSeenBeforeComesBack: Story = {
  beforeEach: () => localStorage.setItem('own:seen', JSON.stringify([204, 101, 7, 201])),
  parameters: { ...quiet, msw: [mockProduct({ related: [] }), mockCards()] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    // They are asked for when one comes near.
    window.scrollTo(0, document.body.scrollHeight);
    const seen = await canvas.findByRole('region', { name: 'Вы смотрели' });
    const names = within(seen).getAllByRole('listitem');
    // The good itself and what is sold no more are not among them.
    await expect(names).toHaveLength(2);
    await expect(localStorage.getItem('own:seen')).toBe('[101,204,7,201]');
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
        documents: [],
        breadcrumbs: [],
      }),
    ],
  },
  play: ({ canvas }) => seeTheMap(canvas),
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

export const TheServerFailed: Story = serverFailed('/api/catalog/product', 'Товар не загрузился');

export const Forbidden: Story = forbidden('/api/catalog/product', 'Товар не загрузился');

export const TooManyRequests: Story = tooManyRequests('/api/catalog/product', 'Товар не загрузился');

const unsold = (over: Partial<UnsoldProduct> = {}) =>
  mockCall('/api/catalog/product', () => {
    const { name, images, breadcrumbs } = makeProduct();
    const data: UnsoldProduct = {
      ...{ name, image: images[0] ?? null, breadcrumbs, similar: [201, 202, 203, 204] },
      ...over,
    };
    return refusal('catalog.not_found', { data });
  });

export const SoldInOtherCitiesLeadsThereAndToTheLike: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } }, msw: [unsold(), mockCards()] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/не\sпродаётся/);
    await expect(canvas.getByText(/^Диван «Лада».* не.продаётся в.Екатеринбурге/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Раздел/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/section\//),
    );
    await expect(await canvas.findByRole('region', { name: 'Похожие товары' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать другой город' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Выберите город' });
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const SoldInOtherCitiesAloneOfItsKind: Story = {
  parameters: { msw: [unsold({ image: null, breadcrumbs: [], similar: [] }), mockCards()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Выбрать другой город' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/section');
  },
};

export const GoneForGoodLeadsToWhatWasSeen: Story = {
  beforeEach: () => localStorage.setItem('own:seen', '[204,201]'),
  parameters: { msw: [mockCall('/api/catalog/product', () => refusal('catalog.not_found')), mockCards()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Вы смотрели' })).toBeVisible();
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
