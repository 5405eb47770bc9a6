import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { longStore, makeStaffStore, storyPicture, storyStores } from './stores.fixtures.ts';
import { mockStores } from './stores.mock.ts';
import { StoreScreen } from './StoreScreen.tsx';

const me = mockMe([...atWork, 'franchise-stores.edit']);
const has = (...given: Parameters<typeof mockStores>) => [me, ...mockStores(...given)];
const at = (id: number) => ({ staff: { at: `/franchise-store/${id}`, route: '/franchise-store/:id' } });

const meta = {
  title: 'Staff/Store',
  component: StoreScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(1), msw: has(storyStores) },
} satisfies Meta<typeof StoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
/** The map comes late, and pictures show it. */
const mapShown = () => screen.findByRole('button', { name: 'Приблизить карту' });

const day = async (name: string) => within(await screen.findByRole('group', { name }));

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await mapShown();
    await expect(await canvas.findByRole('heading', { name: 'Сирень Уралмаш', level: 1 })).toBeVisible();
    await expect((await day('Сб')).getByRole('textbox', { name: 'Перерыв с' })).toHaveValue('14:00');
    await expect(canvas.getByText(/^Открыто до.14:00$/u)).toBeVisible();
  },
};

export const ALongNameAndASwitchedOffStore: Story = {
  parameters: { ...at(9), msw: has([{ ...longStore, active: false }]) },
  async play({ canvas }) {
    await mapShown();
    await expect(await canvas.findByRole('button', { name: 'Включить' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...unpictured,
    msw: [mockCall('/api/admin/franchise-stores/get', () => new Promise<never>(() => undefined)), ...has([])],
  },
};

export const OneThatIsNotThere: Story = {
  parameters: { ...unpictured, ...at(77) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Нет такой записи|нет/u)).toBeVisible();
  },
};

export const WrongDigitsAndHoursAreTold: Story = {
  async play({ canvas, userEvent }) {
    await mapShown();
    const inn = await canvas.findByRole('textbox', { name: 'ИНН' });
    await userEvent.clear(inn);
    await userEvent.type(inn, '6686012347');
    const closes = (await day('Пн')).getByRole('textbox', { name: 'До' });
    await userEvent.clear(closes);
    await userEvent.type(closes, '25:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/^Последняя цифра/u)).toBeVisible();
    await expect(canvas.getByText('Напишите время, например 10:00.')).toBeVisible();
  },
};

const ownDay = async (at: number) =>
  within(await screen.findByRole('group', { name: new RegExp(`^Особый день.${at}$`, 'u') }));

export const ADayOfItsOwnIsSaid: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Особый день' }));
    const added = await ownDay(2);
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    await userEvent.click(save);
    await expect(added.getByRole('alert')).toHaveTextContent(/^Напишите повод/u);
    await userEvent.type(added.getByRole('textbox', { name: 'Повод' }), 'Учёт');
    const first = added.getByRole('textbox', { name: 'Первый день' });
    await userEvent.clear(first);
    await userEvent.type(first, '05.12.2026{Tab}');
    await expect(added.getByRole('textbox', { name: 'Последний день' })).toHaveValue('05.12.2026');
    await userEvent.click(save);
    await expect(await screen.findByText('Сохранено')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Канун Нового года' }));
    await expect((await ownDay(1)).getByRole('textbox', { name: 'Повод' })).toHaveValue('Учёт');
    await expect(canvas.getByText(/^Новый год, 1–3.января: закрыто$/u)).toBeVisible();
  },
};

export const HoursAreSaved: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click((await day('Вс')).getByRole('switch', { name: 'Вс' }));
    await userEvent.click((await day('Пн')).getByRole('button', { name: 'Перерыв' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Будни как понедельник' }));
    await expect((await day('Пт')).getByRole('textbox', { name: 'Перерыв до' })).toHaveValue('14:00');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText('Сохранено')).toBeVisible();
    await expect((await day('Вс')).getByRole('textbox', { name: 'С' })).toHaveValue('10:00');
  },
};

export const SomebodyElseHasRenamedIt: Story = {
  parameters: { msw: has(storyStores, { meanwhile: (store) => ({ ...store, name: 'Сирень Эльмаш' }) }) },
  async play({ canvas, userEvent }) {
    await mapShown();
    const name = await canvas.findByRole('textbox', { name: 'Название' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Сирень Север');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Взять сохранённое' }));
    await expect(name).toHaveValue('Сирень Эльмаш');
  },
};

export const WhatNeedsItIsNamedBeforeItIsSwitchedOff: Story = {
  async play({ canvas, userEvent }) {
    await mapShown();
    await userEvent.click(await canvas.findByRole('button', { name: 'Выключить…' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText('Незакрытые заказы')).toBeVisible();
    await expect(asked.getByText(/^1.284 шт\., 371 вариант$/u)).toBeVisible();
  },
};

export const OneThatIsSwitchedOffIsToldInTheHistory: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выключить…' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Выключить' }));
    const history = within(await canvas.findByRole('region', { name: 'История' }));
    await expect(await history.findByText('Выключен')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Включить' })).toBeVisible();
  },
};

export const OneThatIsUsedIsNotDeleted: Story = {
  parameters: { ...unpictured, msw: has([makeStaffStore({ active: false })]) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить…' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText(/^Этот магазин не.удалить$/u)).toBeVisible();
  },
};

const degreesIn = (name: string): number =>
  Number(screen.getByRole<HTMLInputElement>('textbox', { name }).value);
const pinOf = () => screen.findByRole('button', { name: /^Точка магазина/u });

export const APinIsMovedByArrowsAndTheFieldsFollow: Story = {
  parameters: unpictured,
  async play({ userEvent }) {
    const pin = await pinOf();
    pin.focus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    await expect(degreesIn('Широта')).toBeCloseTo(56.8975, 4);
    await expect(degreesIn('Долгота')).toBeCloseTo(60.6152, 4);
    await expect(await pinOf()).toHaveFocus();
  },
};

export const APinIsDragged: Story = {
  parameters: { ...unpictured, msw: has([makeStaffStore()]) },
  async play({ userEvent }) {
    await mapShown();
    const pin = await pinOf();
    const { x, y } = pin.getBoundingClientRect();
    const at = (dx: number, dy: number) => ({ clientX: x + 20 + dx, clientY: y + 20 + dy });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: pin, coords: at(0, 0) },
      { target: pin, coords: at(40, 24) },
      { keys: '[/MouseLeft]', target: pin, coords: at(40, 24) },
    ]);
    await expect(degreesIn('Долгота')).toBeGreaterThan(60.6136);
    await expect(degreesIn('Широта')).toBeLessThan(56.8974);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText('Сохранено')).toBeVisible();
  },
};

export const APictureHasWords: Story = {
  parameters: { msw: has([makeStaffStore({ picture: storyPicture, pictureAlt: 'Витрина с\u00a0диваном' })]) },
  async play({ canvas, userEvent }) {
    await mapShown();
    const words = await canvas.findByRole('textbox', { name: 'Что на\u00a0фото' });
    await userEvent.clear(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/^Напишите, что на.снимке/u)).toBeVisible();
    await userEvent.type(words, 'Вход');
    await expect(canvas.getByRole('img', { name: 'Вход' })).toBeVisible();
  },
};

export const APictureIsTakenAway: Story = {
  parameters: { ...unpictured, msw: has([makeStaffStore({ picture: storyPicture, pictureAlt: 'Витрина' })]) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать фото' }));
    await expect(canvas.queryByRole('textbox', { name: /^Что на/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await screen.findByText('Сохранено')).toBeVisible();
  },
};

export const APointIsMovedByKeys: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const lat = await canvas.findByRole('textbox', { name: 'Широта' });
    await userEvent.type(lat, '{ArrowUp}{ArrowUp}');
    await expect(lat).toHaveValue('56.8976');
  },
};
