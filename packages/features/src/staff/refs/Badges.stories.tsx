import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeBadges } from './badges.mock.ts';
import { mockRefs } from './refs.mock.ts';
import { RefScreen } from './RefScreen.tsx';

const meta = {
  title: 'Staff/ReferenceBadges',
  component: RefScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/refs/7', route: '/refs/:id' },
    msw: [mockMe(), ...mockRefs(makeBadges())],
  },
} satisfies Meta<typeof RefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    const goods = await canvas.findByRole('link', { name: /^7.товаров с.бейджем Ручная работа$/u });
    await expect(goods).toHaveAttribute('href', expect.stringContaining('badge=5'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OneThatGoodsCarryIsNotDeleted: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Ручная работа' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Эту запись не.удалить$/u }));
    await expect(dialog.getByRole('link', { name: /^Показать 7.товаров$/u })).toHaveAttribute(
      'href',
      expect.stringContaining('badge=5'),
    );
    await expect(dialog.getByRole('button', { name: 'Выключить' })).toBeVisible();
  },
};

export const ItsColourIsOneOfTheShop: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Цвет: Лиловый. Изменить' }));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Цвет: Ручная работа' }),
      'Зелёный',
    );
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Цвет: Зелёный. Изменить' })).toHaveFocus();
  },
};
