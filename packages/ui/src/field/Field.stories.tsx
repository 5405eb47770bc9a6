import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Оттенок стен',
    hint: 'Подберём обивку в тон',
    children: (control) => <input type="color" defaultValue="#a4b19b" {...control} />,
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AControlOfYourOwnIsTiedToItsWords: Story = {
  args: { error: 'Выберите оттенок', aside: '#a4b19b' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Оттенок стен');
    await expect(control).toHaveAccessibleDescription('Выберите оттенок #a4b19b');
    await expect(control).toBeInvalid();
  },
};

export const WhatMayStayEmptyIsHeardBesidesTheName: Story = {
  args: { optional: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText(/^Оттенок стен/);
    await expect(control).toHaveAccessibleName('Оттенок стен');
    await expect(control).toHaveAccessibleDescription(/необязательно Подберём обивку в тон$/);
  },
};
