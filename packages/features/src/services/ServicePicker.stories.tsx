import { Card } from '@siren/ui/card';
import type { Service } from '@siren/domain/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { restoreSelection, setServiceQuantity, toggleService } from '@siren/domain/services';
import { ServicePicker } from './ServicePicker.tsx';
import type { ServicePickerProps } from './ServicePickerProps.ts';
import { makeServices } from './services.fixtures.ts';

const TOTAL = 77_460;

/** Keeps the choice as the page does; what is pressed is heard too. */
function Choosing(props: ServicePickerProps) {
  const { services } = props.cart.services;
  const [selection, setSelection] = useState(props.selection);
  return (
    <ServicePicker
      {...props}
      selection={selection}
      onToggle={(key) => setSelection(toggleService(services, selection, key, TOTAL))}
      onQuantityChange={(key, quantity) =>
        setSelection(setServiceQuantity(services, selection, key, quantity, TOTAL))
      }
    />
  );
}

const given = (services: Service[], over: Partial<ServicePickerProps> = {}): ServicePickerProps => ({
  cart: {
    services: {
      services,
      cities: [
        { code: 'ekb', name: 'Екатеринбург' },
        { code: 'tagil', name: 'Нижний Тагил' },
      ],
      city: 'ekb',
    },
    delivery: { from: '2026-11-24', to: '2026-11-26' },
  },
  selection: restoreSelection(services, [], TOTAL),
  dropped: [],
  total: TOTAL,
  onToggle: fn(),
  onQuantityChange: fn(),
  onCityChange: fn(async () => true),
  ...over,
});

const meta = {
  title: 'Patterns/Cart/Delivery and services',
  component: ServicePicker,
  render: (args) => (
    <Card>
      <Choosing {...args} />
    </Card>
  ),
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  args: given(makeServices()),
} satisfies Meta<typeof ServicePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPriceTypeSaysHowItComesAbout: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Подъём на этаж/ }));
    const floors = canvas.getByRole('group', { name: 'Количество: Подъём на этаж' });
    await userEvent.click(within(floors).getByRole('button', { name: 'Увеличить' }));
    await expect(within(floors).getByRole('spinbutton')).toHaveValue('2');
    await expect(canvas.getByText(/600\s₽ \+ 2\sэтажа ×\s300\s₽/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /Количество: Сборка/ })).toBeNull();
  },
};

export const WhatIsNotToBeHadSaysWhyAndIsNeverChosen: Story = {
  args: given(
    makeServices().map((service) => {
      if (service.key === 'pickup') return { ...service, excluded: true, excludedBy: 'city' as const };
      return service.key === 'assembly' || service.key === 'carrier'
        ? { ...service, excluded: true, excludedBy: 'goods' as const }
        : service;
    }),
    { dropped: ['Из магазина', 'Сборка мебели'] },
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Из магазина' })).toBeDisabled();
    await expect(canvas.getByText(/Недоступно в\sЕкатеринбурге/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /убрано из\sсуммы: «Из магазина», «Сборка мебели»/,
    );
  },
};

export const ACityIsChosenByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args, canvasElement }) {
    const city = within(canvasElement).getByRole('combobox', { name: 'Город доставки' });
    await expect(city).toHaveValue('ekb');
    await userEvent.selectOptions(city, 'Нижний Тагил');
    await expect(args.onCityChange).toHaveBeenCalledWith('tagil');
  },
};
