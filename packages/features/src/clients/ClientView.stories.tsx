import type { InternetUser } from '@siren/domain/clients';
import { Stack } from '@siren/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { makeClient } from './clients.fixtures.ts';
import { ClientView } from './ClientView.tsx';

const PHONE = '+79122044108';
const nobody: InternetUser = { status: 'empty', phone: '', name: '', id: null };
const anna: InternetUser = { status: 'found', phone: PHONE, name: 'Анна Лебедева', id: 7 };
const unknown: InternetUser = { status: 'new', phone: PHONE, name: 'Покупатель', id: null };
const unavailable: InternetUser = { status: 'unavailable', phone: PHONE, name: '', id: null };

const meta = {
  title: 'Patterns/Client',
  component: ClientView,
  args: {
    user: nobody,
    client: null,
    asking: false,
    keptBack: false,
    onLookup: fn(),
    onDetach: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ClientView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStateOfTheLookup: Story = {
  render: (args) => (
    <Stack gap={5}>
      <ClientView {...args} />
      <ClientView {...args} user={{ ...unavailable, status: 'empty' }} asking />
      <ClientView {...args} user={anna} client={makeClient()} />
      <ClientView {...args} user={unknown} />
      <ClientView {...args} user={unavailable} />
      <ClientView
        {...args}
        user={anna}
        client={makeClient({ money: 0, info: '', certificates: [] })}
        keptBack
      />
    </Stack>
  ),
  parameters: {
    chromatic: { disableSnapshot: false, modes: { phone: { disable: false } } },
    // On a page it stands once.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};

export const EnterLooksUpThePhoneAsItIsStored: Story = {
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'Телефон клиента' });
    await userEvent.type(field, '8912204{Enter}');
    await expect(within(canvasElement).getByText(/Проверьте телефон/)).toBeVisible();
    await expect(args.onLookup).not.toHaveBeenCalled();
    await userEvent.type(field, '4108{Enter}');
    await expect(args.onLookup).toHaveBeenCalledWith(PHONE);
  },
};

export const ThePhoneOfANewClientIsLocked: Story = {
  args: { user: unknown },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Телефон клиента' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать клиента' }));
    await expect(args.onDetach).toHaveBeenCalledOnce();
  },
};

export const WhereNothingWasLearntOneTriesAgain: Story = {
  args: { user: unavailable },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Телефон клиента' })).not.toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onLookup).toHaveBeenCalledWith(PHONE);
  },
};
