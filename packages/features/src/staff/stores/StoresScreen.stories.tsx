import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { longStore, storyStores } from './stores.fixtures.ts';
import { mockStores } from './stores.mock.ts';
import { StoresScreen } from './StoresScreen.tsx';

const me = mockMe([...atWork, 'franchise-stores.edit']);
const has = (...given: Parameters<typeof mockStores>) => [me, ...mockStores(...given)];
const at = (query: string) => ({ staff: { at: `/franchise-store${query}` } });

const meta = {
  title: 'Staff/Stores',
  component: StoresScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(''), msw: has(storyStores) },
} satisfies Meta<typeof StoresScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const list = '/api/admin/franchise-stores/list';

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Сирень Уралмаш/u })).toBeVisible();
    await expect(canvas.getByText('4 магазина')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { msw: has([longStore, ...storyStores]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Константинопольская/u })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: has([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Магазинов ещё нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...unpictured, msw: [mockCall(list, () => new Promise<never>(() => undefined)), ...has([])] },
};

export const Failed: Story = {
  parameters: { ...unpictured, msw: [mockCall(list, () => refusal('general.unavailable')), ...has([])] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const NarrowedToThoseThatAreSwitchedOff: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /^Выключены/u }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Уралмаш/u })).toBeNull());
    await expect(await canvas.findByRole('link', { name: /Тагил/u })).toBeVisible();
  },
};

export const ANewStoreAsksForWhatItNeeds: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Новый магазин' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Новый магазин' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await expect(await dialog.findByText('Напишите название.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'Сирень Север');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Код' }), 'tagil');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Адрес' }), 'ул. Северная, 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await expect(await dialog.findByText(/^Этот код уже/u)).toBeVisible();
  },
};
