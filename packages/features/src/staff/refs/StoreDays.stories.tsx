import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockRefs } from './refs.mock.ts';
import { RefScreen } from './RefScreen.tsx';
import { makeStoreDays } from './storeDays.mock.ts';

const meta = {
  title: 'Staff/ReferenceStoreDays',
  component: RefScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/refs/8', route: '/refs/:id' },
    msw: [mockMe(), ...mockRefs(makeStoreDays())],
  },
} satisfies Meta<typeof RefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Важнее этого правила: Канун, Екатеринбург')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const HoursAreReadAsTheyAreMeant: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeStoreDays())] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Часы: 10:00–16:00. Изменить' }));
    const field = await canvas.findByRole('textbox', { name: /^Часы: Канун/u });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(await canvas.findByText('Нужны часы, например 10:00–16:00.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '9-15.30{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Часы: 09:00–15:30. Изменить' })).toHaveFocus();
  },
};

export const AFirstDayAfterTheLastIsRefused: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeStoreDays())] },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^С.какого дня: 24\.11\.2026\. Изменить$/u }),
    );
    const field = await canvas.findByRole('textbox', { name: /^С.какого дня: Ремонт/u });
    await userEvent.clear(field);
    await userEvent.type(field, '27.11.2026{Enter}');
    await expect(await canvas.findByText('Последний день раньше первого.')).toBeVisible();
  },
};
