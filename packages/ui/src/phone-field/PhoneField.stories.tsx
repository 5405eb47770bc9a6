import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { onValueChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

export const ANumberIsGrouped: Story = {
  args: { defaultValue: '+79122044108', hint: 'Позвоним за час до доставки' },
};

export const ShortNumbersSayWhatIsMissing: Story = {
  args: { defaultValue: '+791220', error: 'Не хватает 5 цифр' },
};

export const EightAtTheStartBecomesSeven: Story = {
  parameters: { pictures: false },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Телефон' });
    await userEvent.type(field, '89122044108');
    await expect(field).toHaveValue('+7 912 204-41-08');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+79122044108');
  },
};

export const ANumberIsPastedInAnyShape: Story = {
  parameters: { pictures: false },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Телефон' });
    await userEvent.click(field);
    await userEvent.paste('8 (912) 204 41 08');
    await expect(field).toHaveValue('+7 912 204-41-08');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+79122044108');
  },
};

export const TypingInTheMiddleKeepsTheCaret: Story = {
  args: { defaultValue: '+7912204410' },
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
    await userEvent.type(field, '5', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(field).toHaveValue('+7 951 220-44-10');
    await expect(field.selectionStart).toBe(5);
  },
};
