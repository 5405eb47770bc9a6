import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeColors } from './colors.mock.ts';
import { mockRefs } from './refs.mock.ts';
import { RefScreen } from './RefScreen.tsx';

const meta = {
  title: 'Staff/ReferenceColors',
  component: RefScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/refs/9', route: '/refs/:id' },
    msw: [mockMe(), ...mockRefs(makeColors())],
  },
} satisfies Meta<typeof RefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhoneToo = { chromatic: { modes: { phone: { disable: false } } } };

export const Loaded: Story = {
  parameters: onPhoneToo,
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Образец: #83865b. Изменить' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const FiguresAreTypedAsTheyAreCopied: Story = {
  parameters: { ...onPhoneToo, msw: [mockMe(), ...mockRefs(makeColors())] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Образец: #a4b19b. Изменить' }));
    const typed = canvas.getByRole('textbox', { name: 'Образец: Шалфей' });
    await userEvent.clear(typed);
    await userEvent.type(typed, 'зелёный{Enter}');
    await expect(await canvas.findByText(/^Нужен цвет/u)).toBeVisible();
    await userEvent.clear(typed);
    await userEvent.type(typed, '9CAF{Enter}');
    await expect(await canvas.findByText(/^Нужен цвет/u)).toBeVisible();
  },
};

export const AColourIsChosenByTheEye: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [mockMe(), ...mockRefs(makeColors())],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Образец: #a4b19b. Изменить' }));
    const palette = canvas.getByLabelText('Образец: Шалфей: выбрать на палитре');
    palette.focus();
    await fireEvent.input(palette, { target: { value: '#9caf88' } });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Образец: #9caf88. Изменить' })).toBeVisible();
  },
};

export const OneIsAdded: Story = {
  parameters: { ...onPhoneToo, msw: [mockMe(), ...mockRefs(makeColors())] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Запись' }));
    const form = within(await canvas.findByRole('form', { name: 'Новая запись' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Название' }), 'Фисташковый');
    await userEvent.type(form.getByRole('textbox', { name: 'Образец' }), '#b5c99a');
    await userEvent.type(form.getByRole('textbox', { name: /^Начала слов/u }), 'фисташ{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Образец: #b5c99a. Изменить' })).toBeVisible();
  },
};
