import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mockHome } from '../home/home.mock.ts';
import { HomePage } from '../home/index.ts';
import { seeTheMap, withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { AppFrame } from './AppFrame.tsx';

const words = /^Корзина, профиль и.заказы ненадолго недоступны[.] Цены и.наличие могли измениться[.]$/;
const down = makeInfo({ down: true });

/** The database is away: guests see the catalogue that the shop remembers. */
const meta = {
  title: 'Patterns/Outage',
  component: AppFrame,
  decorators: [withShop],
  args: { children: <HomePage /> },
  parameters: { layout: 'fullscreen', shop: { info: down }, pictures: { whole: true } },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheCatalogueFromMemorySaysSo: Story = {
  parameters: {
    msw: [mockHome(), mockCall('/api/info', () => down)],
    chromatic: { modes: { phone: { disable: false } } },
  },
  play: async ({ canvas }) => {
    await seeTheMap(canvas);
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const TheStripGoesWhenTheShopIsWholeAgain: Story = {
  // A page without data of its own: nothing is being read anew when the story ends.
  args: { children: <h1>Каталог</h1> },
  parameters: {
    msw: [mockCall('/api/info', () => makeInfo())],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull(), { timeout: 15_000 });
  },
};
