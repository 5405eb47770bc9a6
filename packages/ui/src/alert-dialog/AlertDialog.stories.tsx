import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { choice, expectToFit, longest, StillMatrix, stillsAreTaken, zoomPage } from '../story-kit/index.ts';
import { AlertDialog, alertDialogTones } from './AlertDialog.tsx';
import type { AlertDialogProps } from './AlertDialog.tsx';

function Asked({ open: first, ...props }: AlertDialogProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Удалить выбранные
      </Button>
      <AlertDialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  argTypes: { tone: choice(alertDialogTones) },
  render: (args) => <Asked {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    tone: 'danger',
    title: 'Удалить 3 купона?',
    description: 'Вернуть их будет нельзя. Заказы, в\u00a0которых они применены, не\u00a0изменятся.',
    confirmLabel: 'Удалить',
    cancelLabel: 'Оставить',
  },
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('button', { name: 'Удалить выбранные' });
  await userEvent.click(button);
  await screen.findByRole('alertdialog', { name: 'Удалить 3 купона?' });
  return button;
};
const answer = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const endless = () => new Promise<void>(() => {});
const broken = () => Promise.reject(new Error('offline'));

export const EveryToneAskingWorkingAndFailed: Story = {
  render: (args) => (
    <StillMatrix
      height="half"
      rows={alertDialogTones}
      columns={['asking', 'working', 'failed']}
      cell={(tone, stage) => (
        <AlertDialog {...args} tone={tone} onConfirm={stage === 'working' ? endless : broken} />
      )}
      act={async (panel, _, stage) => {
        if (stage === 'asking') return;
        const confirm = within(panel).getByRole('button', { name: 'Удалить' });
        confirm.click();
        if (stage === 'failed') await within(panel).findByRole('alert');
        else await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
      }}
    />
  ),
  parameters: { pictures: { whole: false } },
  play: stillsAreTaken,
};

export const DangerHasASignAndTheFocusOnTheSafeAnswer: Story = {
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить 3 купона?' });
    await expect(dialog).toHaveAccessibleDescription(/^Вернуть их будет нельзя/);
    await waitFor(() => expect(answer('Оставить')).toHaveFocus());
  },
};

export const ANeutralQuestionHasALoudAnswer: Story = {
  args: {
    tone: 'neutral',
    title: 'Оформить заказ на 9 999 999 ₽?',
    description: 'Спишем деньги, когда магазин подтвердит наличие.',
    confirmLabel: 'Оформить заказ',
    cancelLabel: undefined,
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: (args) => <AlertDialog {...args} />,
  args: {
    title: longest.name,
    description: longest.text,
    confirmLabel: longest.label,
    cancelLabel: longest.word,
  },
  beforeEach: zoomPage,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expectToFit(document.body);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const TheVeilDoesNotCloseItAndEscDoes: Story = {
  args: { open: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const button = await ask(canvasElement);
    await step('a press beside it changes nothing', async () => {
      const dialog = screen.getByRole('alertdialog');
      await userEvent.click(dialog.previousElementSibling ?? document.body);
      await expect(dialog).toBeVisible();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('Tab goes between the two answers', async () => {
      await waitFor(() => expect(answer('Оставить')).toHaveFocus());
      await userEvent.tab();
      await expect(answer('Удалить')).toHaveFocus();
      await userEvent.tab();
      await expect(answer('Оставить')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(answer('Удалить')).toHaveFocus();
    });
    await step('Esc is the safe answer', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('and so is Enter where the focus stands first', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(answer('Оставить')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await gone();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

/** Work that the story ends when it wants to. */
let settle: PromiseWithResolvers<void>;
const held = fn(() => {
  settle = Promise.withResolvers<void>();
  return settle.promise;
});

export const WhileTheWorkRunsNothingClosesIt: Story = {
  args: { onConfirm: held },
  beforeEach: () => void held.mockClear(),
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(answer('Удалить'));
    await expect(answer('Удалить')).toHaveAttribute('aria-busy', 'true');
    await expect(answer('Оставить')).toBeDisabled();
    await userEvent.click(answer('Удалить'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(held).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const ItClosesWhenTheWorkIsDone: Story = {
  args: { open: false, onConfirm: held },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const button = await ask(canvasElement);
    await userEvent.click(answer('Удалить'));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    settle.resolve();
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const AFailureIsToldInsideAndTheWorkCanBeTriedAgain: Story = {
  args: { open: false, onConfirm: held },
  play: async ({ args, canvasElement, step }) => {
    await ask(canvasElement);
    await step('a failure is announced, the dialog stays', async () => {
      await userEvent.click(answer('Удалить'));
      settle.reject(new Error('offline'));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await expect(answer('Удалить')).not.toHaveAttribute('aria-busy');
    });
    await step('closed and asked again, it has forgotten', async () => {
      await userEvent.click(answer('Оставить'));
      await gone();
      await ask(canvasElement);
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('the next failure is told anew', async () => {
      await userEvent.click(answer('Удалить'));
      settle.reject(new Error('offline'));
      await screen.findByRole('alert');
    });
  },
};

function Coupons(props: AlertDialogProps) {
  const [codes, setCodes] = useState(['LADA20', 'ZIMA', 'SOFA']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <main tabIndex={-1} aria-label="Скидки">
      {codes.length > 0 && (
        <ul tabIndex={-1} aria-label="Купоны">
          {codes.map((code) => (
            <li key={code}>
              <Button onClick={() => setAsked(code)}>{`Удалить ${code}`}</Button>
            </li>
          ))}
        </ul>
      )}
      <AlertDialog
        {...props}
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => setCodes(codes.filter((code) => code !== asked))}
      />
    </main>
  );
}

export const WhereTheOpenerIsDeletedTheFocusGoesToWhatIsLeftAroundIt: Story = {
  render: (args) => <Coupons {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const remove = async (code: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Удалить ${code}` }));
      await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
      await gone();
    };
    await step('a row of several', async () => {
      await remove('ZIMA');
      await waitFor(() => expect(canvas.getByRole('list', { name: 'Купоны' })).toHaveFocus());
    });
    await step('the last row, and the list with it', async () => {
      await remove('LADA20');
      await remove('SOFA');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
};
