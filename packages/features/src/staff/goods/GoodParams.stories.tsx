import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockGood } from './goods.mock.ts';
import { GoodScreen } from './GoodScreen.tsx';

const has = () => [mockMe(), ...mockGood()];

const meta = {
  title: 'Staff/GoodParams',
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const unpictured = { chromatic: { disableSnapshot: true } };
const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Параметры' }));
const value = async (canvas: Canvas, name: string) =>
  (await card(canvas)).findByRole('textbox', { name: `${name}, значение` });

export const AValueAndAUnitAreSavedWithTheGood: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const width = await value(canvas, 'Ширина');
    await userEvent.clear(width);
    await userEvent.type(width, '2,1');
    const unit = (await card(canvas)).getByRole('textbox', { name: 'Ширина, единица' });
    await userEvent.clear(unit);
    await userEvent.type(unit, 'м{Control>}s{/Control}');
    await expect(
      await (await card(canvas)).findByRole('button', { name: 'Вернуть из файла: Ширина' }),
    ).toHaveAccessibleName('Вернуть из файла: Ширина');
    await expect((await card(canvas)).getByText(/^в.файле: 208.см$/u)).toBeVisible();
  },
};

export const AParamIsAddedOnce: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } }, msw: has() },
  async play({ canvas, userEvent }) {
    const add = async () => {
      await userEvent.click((await card(canvas)).getByRole('button', { name: 'Параметр' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Название' }), 'Вес');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Значение' }), '58');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Единица/u }), 'кг');
      await userEvent.click(dialog.getByRole('button', { name: 'Добавить параметр' }));
      return dialog;
    };
    await add();
    await expect(await value(canvas, 'Вес')).toHaveValue('58');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const again = await add();
    await expect(again.getByRole('textbox', { name: 'Название' })).toHaveAccessibleDescription(
      'Такой параметр уже есть.',
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const TakenAwayItIsBroughtBackByAPress: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await value(canvas, 'Обивка');
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Убрать параметр: Обивка' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await expect(await value(canvas, 'Обивка')).toHaveValue('велюр');
    await expect(canvas.queryByRole('button', { name: 'Вернуть из файла: Обивка' })).toBeNull();
  },
};

export const TheFocusGoesOnFromAParamThatIsTakenAway: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await value(canvas, 'Обивка');
    const removes = (await card(canvas)).getAllByRole('button', { name: /^Убрать параметр/u });
    removes.at(-1)!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(removes.at(-2)).toHaveFocus());
  },
};

export const GivenBackItIsWhatTheFeedSays: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await value(canvas, 'Высота');
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Вернуть из файла: Каркас' }));
    await expect(await value(canvas, 'Каркас')).toHaveValue('фанера');
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Вернуть из файла: Высота' }));
    await waitFor(async () => expect(await value(canvas, 'Высота')).toHaveValue('80'));
  },
};

export const AnEmptyValueIsNone: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const width = await value(canvas, 'Ширина');
    await userEvent.clear(width);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(width).toHaveAccessibleDescription(/^Напишите значение/u);
  },
};
