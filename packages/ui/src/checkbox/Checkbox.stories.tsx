import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatMoney } from '../format/index.ts';
import { Stack } from '../layout/index.ts';
import { Matrix, pseudo } from '../story-kit/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Подъём на этаж', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

export const EveryMarkInEveryState: Story = {
  render: () => (
    <Matrix
      rows={['off', 'on', 'mixed']}
      columns={['rest', 'hover', 'focus', 'disabled']}
      cell={(mark, state) => (
        <Checkbox
          defaultChecked={mark === 'on'}
          mixed={mark === 'mixed'}
          disabled={state === 'disabled'}
          {...pseudo(state)}
        >
          Велюр
        </Checkbox>
      )}
    />
  ),
};

export const AServiceHasWordsAndAPrice: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox defaultChecked description="с лифтом, за весь заказ" end={formatMoney(1200)}>
        Подъём на этаж
      </Checkbox>
      <Checkbox description="4 шт. по 350 ₽" end={formatMoney(1400)}>
        Сборка стульев с мягким сиденьем и доведение ножек до ровного пола
      </Checkbox>
      <Checkbox disabled description="недоступно для крупной мебели">
        Упаковка в подарок
      </Checkbox>
    </Stack>
  ),
  parameters: { pictures: { phone: true } },
};

export const AloneItIsNamedByItsAriaLabel: Story = {
  args: { children: undefined, 'aria-label': 'Выбрать Диван «Лада»', defaultChecked: true },
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'Выбрать Диван «Лада»', checked: true }),
    ).toBeVisible();
  },
};

export const MixedBecomesWholeAndIsNamedByItsWordsAlone: Story = {
  render: function All(args) {
    const [checked, setChecked] = useState<boolean | 'mixed'>('mixed');
    return (
      <Checkbox
        {...args}
        description="Выбрано 3 из 4"
        checked={checked === true}
        mixed={checked === 'mixed'}
        onCheckedChange={setChecked}
      >
        Выбрать всё
      </Checkbox>
    );
  },
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Выбрать всё' });
    await expect(box).toBePartiallyChecked();
    await expect(box).toHaveAttribute('data-state', 'mixed');
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
