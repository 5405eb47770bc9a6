import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockRefs } from './refs.mock.ts';
import { RefScreen } from './RefScreen.tsx';
import { makeUnits } from './units.mock.ts';

const meta = {
  title: 'Staff/ReferenceUnits',
  component: RefScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/refs/10', route: '/refs/:id' },
    msw: [mockMe(), ...mockRefs(makeUnits())],
  },
} satisfies Meta<typeof RefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Единица: м². Изменить' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ASpellingIsAdded: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockMe(), ...mockRefs(makeUnits())],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^В.файлах также: g, гр/u }));
    await userEvent.keyboard('{End}, гр-м{Enter}');
    await expect(await canvas.findByRole('button', { name: /граммы, гр-м\. Изменить$/u })).toBeVisible();
  },
};
