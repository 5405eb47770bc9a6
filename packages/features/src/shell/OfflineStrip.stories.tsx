import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mockHome } from '../home/home.mock.ts';
import { HomePage } from '../home/index.ts';
import { seeTheMap, withShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { AppFrame } from './AppFrame.tsx';

const words = /^Нет сети[.] То, что уже открыто, осталось на.экране; корзина сохранена[.]$/;

/** As a browser tells that the network has gone, or come back. */
function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const meta = {
  title: 'Patterns/Offline',
  component: AppFrame,
  decorators: [withShop],
  args: { children: <HomePage /> },
  parameters: { layout: 'fullscreen', msw: [mockHome()], pictures: { whole: true } },
  beforeEach: () => () => setOnline(true),
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThePageStaysAndAStripSaysSo: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvas }) => {
    await seeTheMap(canvas);
    setOnline(false);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
  },
};

export const TheQuestionForTheCityWaitsForTheNetwork: Story = {
  parameters: {
    shop: { info: makeInfo({ cityFrom: 'proxy' }) },
    chromatic: { disableSnapshot: true },
    msw: [mockHome(), mockCall('/api/info/set-region', () => makeInfo())],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Ваш город' });
    setOnline(false);
    await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Ваш город' })).toBeNull());
    setOnline(true);
    await expect(await canvas.findByRole('region', { name: 'Ваш город' })).toBeVisible();
  },
};

export const ItGoesWhenTheNetworkIsBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    setOnline(false);
    await expect(await canvas.findByText(words)).toBeVisible();
    setOnline(true);
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    setOnline(false);
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};
