import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { seeTheMap, serverFailed, withShop } from '../stories/index.ts';
import { makeHero } from '../blocks/blocks.fixtures.ts';
import { drawnImage, drawnRoom } from '../testing/index.ts';
import { mockHome } from './home.mock.ts';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: { at: '/', route: '/' }, msw: [mockHome()] },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Диван «Лада»');
    await expect(await canvas.findByText('Открыто до 22:00')).toBeVisible();
    await seeTheMap(canvas);
  },
};

export const APromoLeadsThePage: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [
      mockHome({
        blocks: [
          makeHero({
            title: 'Мягкий ноябрь: диваны до −20 %',
            note: 'До 30 ноября',
            label: 'Выбрать от\u00a024\u00a0990\u00a0₽',
            link: { page: 'promo', path: 'myagkij-noyabr' },
            image: drawnRoom('#a4b19b', 'Гостиная с диваном'),
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Выбрать от/ })).toHaveAttribute(
      'href',
      '/promo/myagkij-noyabr',
    );
  },
};

export const EmptyKeepsAHeadingAndTheStores: Story = {
  parameters: { msw: [mockHome({ blocks: [{ type: 'stores', title: '' }] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Сирень/ })).toBeInTheDocument();
    await seeTheMap(canvas);
  },
};

export const AnOfferWithLongWordsAndAPhoto: Story = {
  parameters: {
    msw: [
      mockHome({
        blocks: [
          makeHero({
            title: 'Электропневмоавтоматизированный водонагреватель',
            text: 'Высокопроизводительное водонагревательное оборудование для электрифицированных сельскохозяйственных предприятий.',
            note: '',
            label: 'Смотреть за\u00a01\u00a0234\u00a0567\u00a0₽',
            image: drawnImage('chest', '#9db4c4', null),
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Электропневмо/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/home', () => new Promise(() => undefined))] },
};

export const Failed: Story = {
  parameters: { msw: [http.post('*/api/home', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Главная страница не загрузилась');
  },
};

export const TheServerFailed: Story = serverFailed('/api/home', 'Главная страница не загрузилась');
