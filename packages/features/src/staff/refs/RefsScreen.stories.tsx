import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockRefs } from './refs.mock.ts';
import { RefsScreen } from './RefsScreen.tsx';

const meta = {
  title: 'Staff/References',
  component: RefsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/refs' }, msw: [mockMe(), ...mockRefs()] },
} satisfies Meta<typeof RefsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Синонимы 4' })).toHaveAttribute('href', '/refs/1');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/refs/list', () => new Promise<never>(() => {}))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Справочники' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/refs/list', () => {
        throw refusal('general.unavailable');
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
