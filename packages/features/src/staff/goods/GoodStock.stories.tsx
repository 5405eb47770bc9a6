import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeStaffGood } from './goods.fixtures.ts';
import { mockGood } from './goods.mock.ts';
import { GoodScreen } from './GoodScreen.tsx';

const has = (...of: Parameters<typeof mockGood>) => [mockMe(), ...mockGood(...of)];

const meta = {
  title: 'Staff/GoodStock',
  component: GoodScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/products/701', route: '/products/:id' },
    msw: has(),
  },
} satisfies Meta<typeof GoodScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const unpictured = { chromatic: { disableSnapshot: true } };
const row = async (canvas: Context['canvas'], at: number) =>
  (await within(await canvas.findByRole('list', { name: 'Магазины' })).findAllByRole('listitem'))[at]!;

/** Opens the dialog of the first store, and fills it in. */
async function fill({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, count: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Изменить остаток: ТЦ «Мега»' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^На.сколько, шт\.$/u }), count);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Причина' }), 'Пропажа');
  return dialog;
}

export const PiecesGoWithAReason: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas, userEvent }) {
    const dialog = await fill({ canvas, userEvent }, '3');
    await expect(dialog.getByText(/^Станет свободно: 1.шт\.$/u)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const MendedTheyAreSaidToBeSo: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const dialog = await fill({ canvas, userEvent }, '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить остаток' }));
    await waitFor(async () =>
      expect(await row(canvas, 0)).toHaveTextContent(/1.шт\..*вручную−4.шт\.; пропажа/u),
    );
  },
};

export const MoreThanLieThereUnsoldCannotGo: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas, userEvent }) {
    const dialog = await fill({ canvas, userEvent }, '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить остаток' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/^Столько нет: свободно 4.шт\./u);
    (document.activeElement as HTMLElement).blur();
  },
};

export const SoldMeanwhileTheyAreSeenAsTheyAre: Story = {
  parameters: {
    ...unpictured,
    msw: has(makeStaffGood(), (good) => ({
      ...good,
      variants: good.variants.map((variant) => ({
        ...variant,
        prices: variant.prices.map((price) => ({
          ...price,
          stores: price.stores.map((stock) => ({ ...stock, pieces: 1 })),
        })),
      })),
    })),
  },
  async play({ canvas, userEvent }) {
    const dialog = await fill({ canvas, userEvent }, '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить остаток' }));
    await expect(await dialog.findByText(/^Столько в.магазине уже нет/u)).toBeVisible();
    await expect(dialog.getByText(/Свободно 1.шт\./u)).toBeVisible();
  },
};

export const ACorrectionIsTakenBack: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать правку: ТЦ «Мега»' }));
    await waitFor(async () => expect(await row(canvas, 0)).toHaveTextContent(/5.шт\.Изменить…$/u));
  },
};
