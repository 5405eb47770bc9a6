import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeStaffGood } from './goods.fixtures.ts';
import { mockGood } from './goods.mock.ts';
import { GoodScreen } from './GoodScreen.tsx';

const has = (over: Parameters<typeof makeStaffGood>[0] = {}) => [mockMe(), ...mockGood(makeStaffGood(over))];

const meta = {
  title: 'Staff/GoodBadges',
  component: GoodScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    staff: { at: '/products/701', route: '/products/:id' },
    msw: has(),
  },
} satisfies Meta<typeof GoodScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Бейджи' }));

export const StaffPutTheirBadgesAndNoOthers: Story = {
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    const made = await open.findByRole('checkbox', { name: 'Ручная работа' });
    await expect(open.getByRole('checkbox', { name: 'Выбор дизайнера' })).toBeChecked();
    await expect(open.queryByRole('checkbox', { name: /Новинка|Неделя кухонь/u })).toBeNull();
    await userEvent.click(made);
    await waitFor(() => expect(made).toBeChecked());
    await userEvent.click(made);
    await waitFor(() => expect(made).not.toBeChecked());
  },
};

export const OneThatIsSwitchedOffCanBeTakenAway: Story = {
  parameters: { msw: has({ badges: [9] }) },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await expect(await open.findByText(/^Выключен: в.магазине его нет\.$/u)).toBeVisible();
    await userEvent.click(open.getByRole('checkbox', { name: 'Неделя кухонь' }));
    await waitFor(() => expect(open.queryByRole('checkbox', { name: 'Неделя кухонь' })).toBeNull());
  },
};
