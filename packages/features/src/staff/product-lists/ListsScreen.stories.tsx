import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { ListsScreen } from './ListsScreen.tsx';
import { makeStaffList, storyLists } from './productLists.fixtures.ts';
import { mockProductLists } from './productLists.mock.ts';

const me = mockMe([...atWork, 'product-lists.edit']);
const has = (rows = storyLists) => [me, ...mockProductLists(rows, makeStaffList())];

const meta = {
  title: 'Staff/ProductLists',
  component: ListsScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { area: 'tools', at: '/product-list-editor', route: '/product-list-editor' },
    msw: has(),
  },
} satisfies Meta<typeof ListsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

export const Loaded: Story = {
  parameters: { ...onPhonesToo, msw: has() },
  async play({ canvas }) {
    await expect(await canvas.findByText('Чёрная пятница: диваны')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: has([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Списков пока нет')).toBeVisible();
  },
};

export const NarrowedByAView: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await canvas.findByText('Свет');
    await userEvent.click(canvas.getByRole('link', { name: /^Показываются/u }));
    await expect(await canvas.findByText('1 список')).toBeVisible();
    await expect(canvas.queryByText('Дача')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    ...unpictured,
    msw: [mockCall('/api/tools/product-lists/list', () => refusal('general.unavailable')), ...has()],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^Повторить/u })).toBeVisible();
  },
};
