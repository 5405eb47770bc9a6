import { mockCall } from '@siren/contract/mock';
import { refusal } from '@siren/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { AddressField } from './AddressField.tsx';
import { mockAddresses } from './addresses.mock.ts';

const meta = {
  title: 'Patterns/AddressField',
  component: AddressField,
  decorators: [withShop],
  args: { label: 'Адрес доставки', city: 'ekb', value: '', onValueChange: () => undefined },
  parameters: { msw: mockAddresses() },
  render: function Kept(args) {
    const [address, setAddress] = useState(args.value);
    return <AddressField {...args} value={address} onValueChange={setAddress} />;
  },
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

// The list looks as that of the combobox does.
const quiet = { chromatic: { disableSnapshot: true } };

export const AStreetAndItsHouseAreChosenByKeys: Story = {
  parameters: quiet,
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'Адрес доставки' });
    await userEvent.type(field, 'ул малы');
    await screen.findByRole('option', { name: 'ул. Малышева' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('ул. Малышева, ');
    await userEvent.type(field, '7');
    await screen.findByRole('option', { name: 'ул. Малышева, 73' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('ул. Малышева, 73');
    await userEvent.type(field, ', кв. 5');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(field).toHaveValue('ул. Малышева, 73, кв. 5');
  },
};

export const WithoutSuggestionsItIsAPlainField: Story = {
  parameters: {
    ...quiet,
    msw: [mockCall('/api/address/suggest', () => refusal('general.too_many_requests'))],
  },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'Адрес доставки' });
    await userEvent.type(field, 'малышева 7');
    await userEvent.tab();
    await expect(field).toHaveValue('малышева 7');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
