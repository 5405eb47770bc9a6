import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { SearchIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { choice } from '../story-kit/index.ts';
import { Dialog, dialogSizes } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

function Opened({ open: first, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(first ?? true);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Екатеринбург
      </Button>
      <Dialog title="Выберите город" {...props} open={open} onOpenChange={setOpen} initialFocus={field}>
        {props.children ?? (
          <Stack gap={4}>
            <TextField ref={field} label="Город" hideLabel defaultValue="Тю" start={<SearchIcon />} />
            {['Тюмень', 'Тюльган', 'Тюменцево'].map((city) => (
              <div key={city}>
                <Text weight="medium">{city}</Text>
                <Text tone="muted" size={14}>
                  доставка 26 ноября
                </Text>
              </div>
            ))}
            <Text tone="muted" size={14}>
              Корзина сохранится. Если цены или наличие изменятся, покажем, что именно.
            </Text>
          </Stack>
        )}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  argTypes: { size: choice(dialogSizes) },
  render: (args) => <Opened {...args} />,
  args: { open: true, onOpenChange: () => {}, title: 'Выберите город', children: undefined },
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AWindowOnADeskASheetOnAPhone: Story = { parameters: { pictures: { whole: true, phone: true } } };

export const LongContentScrollsBetweenTitleAndButtons: Story = {
  args: {
    size: 'l',
    title: 'Условия доставки',
    description: 'Екатеринбург и область',
    footer: (
      <>
        <Button>Понятно</Button>
        <Button variant="line">Задать вопрос</Button>
      </>
    ),
    children: (
      <Stack>
        {Array.from({ length: 20 }, (_, index) => (
          <Text key={index}>
            Курьер звонит за час, поднимает на этаж и распаковывает в комнате. Упаковку забираем с собой.
          </Text>
        ))}
      </Stack>
    ),
  },
};

export const EscClosesItAndTheFocusGoesBack: Story = {
  args: { open: false },
  parameters: { pictures: false },
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Екатеринбург' });
    await step('it opens with the focus inside', async () => {
      await userEvent.click(button);
      await expect(await screen.findByRole('dialog', { name: 'Выберите город' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus());
    });
    await step('Tab goes round', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus();
    });
    await step('Esc closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
