import { Signal } from '@siren/ui/signal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeInfo, makeStores } from '../testing/index.ts';
import { StoresPart } from './StoresPart.tsx';

const { cities } = makeInfo();
const tagil = {
  ...makeStores(1)[0]!,
  id: 9,
  city: 'tagil',
  name: 'Сирень Тагил',
  address: 'пр. Ленина, 35',
  franchise: true,
  location: { lat: 57.9101, lon: 59.9813 },
};
const stores = [...makeStores(), tagil];
const drawn = () => waitFor(() => expect(document.querySelector('svg[width] path')).not.toBeNull());

const meta = {
  title: 'Patterns/Stores',
  component: StoresPart,
  decorators: [withShop],
  args: { stores, cities, city: 'ekb', timeZone: 'Asia/Yekaterinburg' },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
} satisfies Meta<typeof StoresPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheListAndTheMapOfTheOwnCity: Story = {
  play: async ({ canvas }) => {
    await drawn();
    await expect(
      canvas.getByRole('button', { name: /Екатеринбург, ул. Малышева, 71/, expanded: true }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Нижний Тагил, пр. Ленина, 35/ })).toBeVisible();
    await expect(canvas.getAllByText(/Открыто до/)).toHaveLength(5);
  },
};

export const AllOfTheRegionStandTogetherFromAfar: Story = {
  play: async ({ canvas, userEvent }) => {
    await drawn();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все магазины на карте' }));
    await userEvent.click(canvas.getByRole('button', { name: /пр. Ленина, 35/ }));
    await expect(canvas.getByRole('button', { name: /Малышева/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const WithStockAndOneStore: Story = {
  args: {
    stores: stores.slice(0, 1),
    note: () => <Signal tone="positive">12&nbsp;шт.</Signal>,
  },
  play: drawn,
};

export const APinChoosesInTheListAndKeysMoveTheMap: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn();
    const pins = [...canvasElement.querySelectorAll('svg g')];
    await userEvent.click(pins.find(({ textContent }) => textContent === '3') ?? canvasElement);
    await expect(canvas.getByRole('button', { name: /Космонавтов/, expanded: true })).toBeVisible();
    const map = canvas.getByRole('group', { name: /Магазины на карте/ });
    const place = () => canvasElement.querySelector('svg g[data-state=on]')?.getAttribute('transform');
    const before = place();
    map.focus();
    await userEvent.keyboard('{ArrowLeft}++');
    await waitFor(() => expect(place()).not.toBe(before));
    await userEvent.keyboard('0');
    await waitFor(() => expect(place()).toBe(before));
  },
};

export const DaysOfOtherHoursAreTold: Story = {
  args: {
    stores: [
      {
        ...makeStores(1)[0]!,
        days: [
          { from: '2026-11-01', to: '2026-11-30', name: 'Ремонт зала', hours: null },
          {
            from: '2026-12-31',
            to: '2026-12-31',
            name: 'Канун праздника',
            hours: { opens: '10:00', closes: '16:00' },
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await drawn();
    await expect(canvas.getByText(/^Закрыто до.1.декабря, 10:00$/u)).toBeVisible();
    await expect(canvas.getByText(/^Канун праздника, 31.декабря: 10:00–16:00$/u)).toBeVisible();
  },
};
