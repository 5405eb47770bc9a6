import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeNewWay, makeTariffs, makeWays } from './delivery.mock.ts';
import { mockRefs } from './refs.mock.ts';
import { RefScreen } from './RefScreen.tsx';

const meta = {
  title: 'Staff/ReferenceDelivery',
  component: RefScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/refs/5', route: '/refs/:id' },
    msw: [mockMe(), ...mockRefs(makeWays())],
  },
} satisfies Meta<typeof RefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { chromatic: { modes: { phone: { disable: false } } } };
const unpictured = { chromatic: { disableSnapshot: true } };
const tariffs = { staff: { at: '/refs/6', route: '/refs/:id' }, msw: [mockMe(), ...mockRefs(makeTariffs())] };

export const Loaded: Story = {
  parameters: phone,
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: /^Бесплатно от: 50.000.₽\. Изменить$/u }),
    ).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Выбран сразу: Курьером' })).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const AnAmountIsReadOrAskedAbout: Story = {
  parameters: { ...phone, msw: [mockMe(), ...mockRefs(makeWays())] },
  async play({ canvas, userEvent, step }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Цена: 990.₽\. Изменить$/u }));
    const field = await canvas.findByRole('textbox', { name: 'Цена: Курьером' });
    await step('what may be read in two ways stays typed, with the question', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '1.234{Enter}');
      await expect(await canvas.findByText(/^Тысячи или доли\?/u)).toBeVisible();
    });
    await step('less than nothing is refused', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '-5{Enter}');
      await expect(await canvas.findByText(/^Не.меньше 0.₽\.$/u)).toBeVisible();
    });
  },
};

export const AnAmountIsSavedAsItIsMeant: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeWays())] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Цена: 990.₽\. Изменить$/u }));
    const field = await canvas.findByRole('textbox', { name: 'Цена: Курьером' });
    await userEvent.clear(field);
    await userEvent.type(field, '1 290,5 ₽{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Цена: 1.290,50.₽\. Изменить$/u })).toHaveFocus();
  },
};

export const AChoiceIsMadeFromWhatThereIs: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeWays())] },
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Куда: На.адрес, курьером\. Изменить$/u });
    await userEvent.click(first!);
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Куда: Курьером' }),
      'На\u00a0адрес, транспортной компанией',
    );
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findAllByRole('button', { name: /^Куда: На.адрес, транспортной компанией/u }),
    ).toHaveLength(2);
  },
};

export const SeveralLinesHaveTheirOwnEnter: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeWays())] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Пояснение: до.терминала/u }));
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}в вашем городе{Control>}{Enter}{/Control}');
    await expect(
      await canvas.findByRole('button', { name: /^Пояснение: до.терминала\s+в вашем городе\. Изменить$/u }),
    ).toBeVisible();
  },
};

export const YesAndNoAreAPress: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeWays())] },
  async play({ canvas, userEvent }) {
    const flag = await canvas.findByRole('switch', { name: 'Выбран сразу: Курьером' });
    await userEvent.click(flag);
    await expect(await canvas.findByText('Изменено: Курьером')).toBeVisible();
    await expect(flag).not.toBeChecked();
  },
};

export const PricesOfCities: Story = {
  parameters: { ...phone, ...tariffs },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^Город: Тобольск\. Изменить$/u })).toBeVisible();
  },
};

export const ACityIsAddedOnceForAWay: Story = {
  parameters: { ...phone, ...tariffs },
  async play({ canvas, userEvent, step }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Запись' }));
    const way = await canvas.findByRole('combobox', { name: 'Способ доставки' });
    await expect(way).toHaveFocus();
    await userEvent.selectOptions(way, 'Курьером');
    await step('where it has a price already it is told', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Город' }), 'Тобольск');
      await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }));
      await expect(await canvas.findByText('Такая запись уже есть.')).toBeVisible();
    });
    await step('another city is added', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Город' }), 'Екатеринбург');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Цена/u }), '350');
      await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }));
      await expect(
        await canvas.findByRole('switch', { name: 'Действует: Курьером, Екатеринбург' }),
      ).toBeChecked();
    });
  },
};

export const AWayWithPricesOfCitiesIsSwitchedOffInstead: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs(makeNewWay())] },
  async play({ canvas, userEvent, step }) {
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Самокатом' }));
      return within(await screen.findByRole('alertdialog', { name: /^Эту запись не.удалить$/u }));
    };
    await step('how many there are is told, and where', async () => {
      const told = await ask();
      await expect(
        told.getByText(/«Цены доставки по.городам» у.неё 3.записи: сначала удалите их/u),
      ).toBeVisible();
      await expect(told.getByRole('link', { name: 'Открыть справочник' })).toHaveAttribute('href', '/refs/6');
      await userEvent.click(told.getByRole('button', { name: 'Выключить' }));
      await expect(await canvas.findByText('Запись выключена')).toBeVisible();
      await expect(canvas.getByRole('switch', { name: 'Действует: Самокатом' })).not.toBeChecked();
    });
    await step('one that is off already is not offered to be switched off', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      const told = await ask();
      await expect(told.getByText(/Она уже выключена: нигде её не.предложат/u)).toBeVisible();
      await expect(told.queryByRole('button', { name: 'Выключить' })).toBeNull();
    });
  },
};
