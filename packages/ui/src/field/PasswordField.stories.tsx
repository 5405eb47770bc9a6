import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль', defaultValue: 'siren-2026', onValueChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ItIsShownOnDemandAndTheCaretStays: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText<HTMLInputElement>('Пароль');
    const eye = canvas.getByRole('button', { name: 'Показать пароль', pressed: false });
    await step('by pointer, with the focus and the caret in the middle', async () => {
      field.focus();
      field.setSelectionRange(2, 5);
      await userEvent.click(eye);
      await expect(field).toHaveAttribute('type', 'text');
      await expect(eye).toHaveAttribute('aria-pressed', 'true');
      await expect(field).toHaveFocus();
      await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5]);
    });
    await step('by keyboard', async () => {
      await userEvent.tab();
      await expect(eye).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(field).toHaveAttribute('type', 'password');
      await expect(eye).toHaveFocus();
    });
  },
};

export const ItTellsPasswordManagersWhatItIs: Story = {
  args: { autoComplete: 'new-password' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Пароль');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  },
};

export const CapsLockIsToldWhileItIsOn: Story = {
  args: { error: 'Пароль не подошёл' },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Пароль');
    const press = (capsLock: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: capsLock });
      return fireEvent(field, event);
    };
    await step('it is off', async () => {
      await press(false);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('it is on', async () => {
      await press(true);
      await expect(canvas.getByRole('status')).toHaveTextContent('Включён Caps Lock');
      await expect(field).toHaveAccessibleDescription('Пароль не подошёл Включён Caps Lock');
    });
  },
};

export const ItIsHiddenAgainWhenTheFormIsSent: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Пароль');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
};
