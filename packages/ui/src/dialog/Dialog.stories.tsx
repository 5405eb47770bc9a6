import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { SearchIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { createNotifications } from '../notifications/index.ts';
import { Popover } from '../popover/index.ts';
import { choice, expectToFit, longest, StillMatrix, stillsAreTaken, zoomPage } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { NotificationsOutlet } from '../toast/index.ts';
import { Dialog, dialogPhones, dialogSizes } from './Dialog.tsx';
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
  argTypes: { size: choice(dialogSizes), phone: choice(dialogPhones) },
  render: (args) => <Opened {...args} />,
  args: { open: true, onOpenChange: () => {}, title: 'Выберите город', children: undefined },
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const parts = {
  'with a title': {},
  'with a description': { description: 'Екатеринбург и область' },
  'with a footer': { description: 'Екатеринбург и область', footer: <Button>Выбрать Тюмень</Button> },
} as const satisfies Record<string, Partial<DialogProps>>;

export const EverySizeWithEveryPart: Story = {
  render: (args) => (
    <StillMatrix
      height="half"
      rows={dialogSizes}
      columns={Object.keys(parts) as (keyof typeof parts)[]}
      cell={(size, part) => (
        <Dialog {...args} {...parts[part]} size={size}>
          <TextField label="Город" defaultValue="Тюмень" start={<SearchIcon />} />
        </Dialog>
      )}
    />
  ),
  parameters: { pictures: { whole: false } },
  play: stillsAreTaken,
};

export const AWindowOnADeskASheetOnAPhone: Story = {
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
};

export const TheWholeScreenOfAPhone: Story = {
  args: { phone: 'screen' },
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Выберите город' });
    await expect(dialog.getBoundingClientRect().width).toBe(440);
  },
};

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

export const LongWordsFitAt200PercentZoom: Story = {
  args: {
    title: longest.name,
    description: longest.text,
    children: <TextField label={longest.label} hint={longest.text} defaultValue={longest.word} />,
    footer: (
      <>
        <Button>{longest.label}</Button>
        <Button variant="line">{longest.word}</Button>
      </>
    ),
  },
  beforeEach: zoomPage,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expectToFit(document.body);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const EscClosesItAndTheFocusGoesBack: Story = {
  args: { open: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Екатеринбург' });
    await step('Enter on its button opens it with the focus inside', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Выберите город' })).toBeVisible());
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus());
    });
    await step('Tab goes round, forwards and back', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    });
    await step('Esc closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await gone('Выберите город');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Space on «Закрыть» does the same', async () => {
      await userEvent.keyboard(' ');
      (await screen.findByRole('button', { name: 'Закрыть' })).focus();
      await userEvent.keyboard(' ');
      await gone('Выберите город');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const APressOnTheVeilClosesIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Выберите город' });
    await userEvent.click(screen.getByText('Тюмень'));
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(dialog.previousElementSibling ?? document.body);
    await gone('Выберите город');
  },
};

function Nested() {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Popover label="Срок доставки" trigger={<Button variant="line">Когда привезут?</Button>}>
        Курьер позвонит за час.
      </Popover>
      <Button variant="line" onClick={() => setOpen(true)}>
        Другой адрес
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Новый адрес">
        <TextField label="Улица" />
      </Dialog>
    </Stack>
  );
}

export const WhatIsOpenedInsideClosesOneByOne: Story = {
  args: { title: 'Доставка', children: <Nested /> },
  play: async ({ step }) => {
    const when = await screen.findByRole('button', { name: 'Когда привезут?' });
    await step('Esc closes the popover and leaves the dialog', async () => {
      await userEvent.click(when);
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Срок доставки' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await gone('Срок доставки');
      await expect(screen.getByRole('dialog', { name: 'Доставка' })).toBeVisible();
      await waitFor(() => expect(when).toHaveFocus());
    });
    await step('a press in the dialog closes the popover alone', async () => {
      await userEvent.click(when);
      await screen.findByRole('dialog', { name: 'Срок доставки' });
      await userEvent.click(screen.getByRole('heading', { name: 'Доставка' }));
      await gone('Срок доставки');
      await expect(screen.getByRole('dialog', { name: 'Доставка' })).toBeVisible();
    });
    await step('Esc closes the dialog above, and the focus goes back into the one below', async () => {
      const another = screen.getByRole('button', { name: 'Другой адрес' });
      await userEvent.click(another);
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Улица' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await gone('Новый адрес');
      await waitFor(() => expect(another).toHaveFocus());
    });
    await step('and they lie above one another', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Другой адрес' }));
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Новый адрес' })).toBeVisible());
    });
  },
};

const restore = fn();

export const AToastOverItIsUsedWithoutClosingIt: Story = {
  loaders: [
    () => {
      const queue = createNotifications();
      queue.show({
        text: 'Торшер «Аист» удалён',
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Вернуть', onSelect: restore },
      });
      return { queue };
    },
  ],
  render: (args, { loaded }) => (
    <>
      <Opened {...args} />
      <NotificationsOutlet queue={loaded['queue']} />
    </>
  ),
  beforeEach: () => void restore.mockClear(),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Выберите город' });
    await userEvent.click(await screen.findByText('Вернуть'));
    await expect(restore).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Торшер «Аист» удалён')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Выберите город' })).toBeVisible();
  },
};

export const ThePageBehindNeitherScrollsNorJumps: Story = {
  args: { open: false },
  render: (args) => (
    <div style={{ minHeight: '300vh' }}>
      <Opened {...args} />
    </div>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Екатеринбург' });
    const place = button.getBoundingClientRect();
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe('hidden'));
    await expect(button.getBoundingClientRect()).toEqual(place);
    await userEvent.keyboard('{Escape}');
    await gone('Выберите город');
    await expect(getComputedStyle(document.body).overflow).toBe('visible');
    await expect(button.getBoundingClientRect()).toEqual(place);
  },
};
