import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { TextField } from '../field/index.ts';
import { browserTiming, createNotifications, ERROR_MS, VISIBLE_MAX } from '../notifications/index.ts';
import type { NewNotification } from '../notifications/index.ts';
import { NotificationsOutlet } from './NotificationsOutlet.tsx';
import { loadedOf, queueOf, region, shown } from './Toast.fixtures.tsx';

const restore = fn();
const action = { label: 'Вернуть', onSelect: restore };
const many = (count: number): NewNotification[] =>
  Array.from({ length: count }, (_, index) => ({ text: `Сообщение ${index + 1}` }));

const meta = {
  title: 'Components/Notifications',
  component: NotificationsOutlet,
  loaders: [queueOf()],
  beforeEach: () => void restore.mockClear(),
  render: (args, context) => (
    <div style={{ minHeight: '400px' }}>
      <label>
        Комментарий <input />
      </label>
      <NotificationsOutlet {...args} queue={loadedOf(context).queue} timing={loadedOf(context).time} />
    </div>
  ),
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof NotificationsOutlet>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
const come = async (text: string) => {
  const words = await screen.findByText(text);
  await expect(words).toBeVisible();
  return words.closest('li')!;
};

export const OfABurstOfAThousandFiveAreSeenAtMostAndAllInTheirOrder: Story = {
  loaders: [() => ({ queue: createNotifications(), time: browserTiming })],
  play: async (context) => {
    const { queue } = loadedOf(context);
    // What comes later than two seconds after the first of them shows them another way.
    await import('./Toaster.tsx');
    const seen = new Set<string>();
    let most = 0;
    const observer = new MutationObserver(() => {
      const items = [...document.querySelectorAll('[data-toasts] > li')];
      most = Math.max(most, items.length);
      for (const item of items) seen.add(item.querySelector('[data-news]')?.textContent ?? '');
    });
    observer.observe(document.body, { subtree: true, childList: true });
    for (let index = 0; index < 1000; index += 1) queue.show({ text: `${index}`, duration: 1 });
    await waitFor(() => expect(queue.list()).toHaveLength(0), { timeout: 60_000 });
    observer.disconnect();
    await expect(most).toBe(VISIBLE_MAX);
    await expect([...seen]).toEqual(Array.from({ length: 1000 }, (_, index) => `${index}`));
  },
};

export const PressingItAnywhereOrItsButtonClosesItAndTheNextComes: Story = {
  loaders: [queueOf(many(7))],
  play: async ({ step }) => {
    await step('five of seven', async () => {
      await waitFor(async () => expect(await shown()).toHaveLength(5));
      await expect(screen.queryByText('Сообщение 6')).not.toBeInTheDocument();
    });
    await step('its words', async () => {
      await userEvent.click(await screen.findByText('Сообщение 3'));
      await gone('Сообщение 3');
      await come('Сообщение 6');
    });
    await step('its button', async () => {
      const item = await come('Сообщение 1');
      await userEvent.click(within(item).getByRole('button', { name: 'Закрыть' }));
      await gone('Сообщение 1');
      await come('Сообщение 7');
      await expect(await shown()).toHaveLength(5);
    });
  },
};

export const TheActionIsDoneAndTheNotificationGoes: Story = {
  loaders: [queueOf([{ text: 'Торшер «Аист» удалён', action }])],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await expect(restore).toHaveBeenCalledOnce();
    await gone('Торшер «Аист» удалён');
  },
};

export const AnActionMayAnswerUnderTheSameId: Story = {
  play: async (context) => {
    const { queue } = loadedOf(context);
    for (const answer of ['show', 'showOnce'] as const) {
      const onSelect = () => void queue[answer]({ id: 'row', text: `В корзине: ${answer}` });
      queue.show({ id: 'row', text: `Удалён: ${answer}`, action: { label: 'Вернуть', onSelect } });
      await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
      await gone(`Удалён: ${answer}`);
      await come(`В корзине: ${answer}`);
      await expect(await shown()).toHaveLength(1);
    }
  },
};

export const AnErrorGoesAfterThreeSecondsOfBeingSeen: Story = {
  loaders: [queueOf([{ text: 'Купон не найден', tone: 'critical' }])],
  play: async (context) => {
    const { time } = loadedOf(context);
    await come('Купон не найден');
    time.advance(ERROR_MS - 1);
    await come('Купон не найден');
    time.advance(1);
    await gone('Купон не найден');
  },
};

const setHidden = async (hidden: boolean) => {
  if (hidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  await fireEvent(document, new Event('visibilitychange'));
};

export const UnderThePointerWithTheFocusAndInAHiddenWindowTheirTimeStandsStill: Story = {
  loaders: [queueOf([{ text: 'Купон не найден', tone: 'critical' }])],
  play: async (context) => {
    const { time, queue } = loadedOf(context);
    const item = await come('Купон не найден');
    const still = async () => {
      time.advance(60_000);
      await expect(queue.list()).toHaveLength(1);
    };
    const { step } = context;
    time.advance(1_000);
    await step('under the pointer', async () => {
      await userEvent.hover(item);
      await still();
      await userEvent.unhover(item);
    });
    time.advance(500);
    await step('with the focus', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(item).toHaveFocus());
      await still();
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(item).not.toHaveFocus());
    });
    time.advance(500);
    await step('in a hidden window', async () => {
      await setHidden(true);
      await still();
      await setHidden(false);
    });
    await step('then it goes on with the rest', async () => {
      time.advance(999);
      await expect(queue.list()).toHaveLength(1);
      time.advance(1);
      await gone('Купон не найден');
    });
  },
};

export const WorkIsOneNotificationThatSaysHowItEnded: Story = {
  play: async (context) => {
    const { queue } = loadedOf(context);
    const work = Promise.withResolvers<number>();
    const words = { pending: 'Сохраняем…', done: 'Сохранено', failed: 'Не сохранилось' };
    const answer = queue.promise(work.promise, words);
    const item = await come('Сохраняем…');
    await expect(item).toHaveTextContent('Подождите');
    work.resolve(1);
    await answer;
    await waitFor(() => expect(item).toHaveTextContent('Готово: Сохранено'));
    await expect(await shown()).toEqual([item]);
  },
};

const swipe = async (item: HTMLElement, by: number) => {
  const at = (x: number) => ({
    pointerId: 1,
    button: 0,
    clientX: 200 + x,
    clientY: 500,
    pointerType: 'mouse',
  });
  /* Only a real pointer can be captured. */
  item.setPointerCapture = () => {};
  item.hasPointerCapture = () => false;
  await fireEvent.pointerDown(item, at(0));
  await fireEvent.pointerMove(item, at(by / 2));
  await fireEvent.pointerMove(item, at(by));
  await fireEvent.pointerUp(item, at(by));
  await fireEvent.click(item);
};

export const ASwipeToItsEdgeTakesItOffAShortOneDoesNot: Story = {
  loaders: [queueOf(many(1))],
  play: async () => {
    const item = await come('Сообщение 1');
    await swipe(item, -30);
    await expect(item).toHaveAttribute('data-swipe', 'cancel');
    await swipe(item, -120);
    await gone('Сообщение 1');
  },
};

/** What stands in live regions now. */
const spoken = () =>
  [...document.querySelectorAll('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]')]
    .map((place) => place.textContent)
    .filter(Boolean);

export const ScreenReadersHearItOnceAndOnceMoreWhenItsWordsChange: Story = {
  play: async (context) => {
    const { queue } = loadedOf(context);
    const heard: string[] = [];
    const observer = new MutationObserver(() => {
      for (const text of spoken()) if (text && heard.at(-1) !== text) heard.push(text);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    queue.show({ id: 'work', text: 'Сохраняем…', pending: true });
    await waitFor(() => expect(heard).toHaveLength(1));
    await waitFor(() => expect(spoken()).toEqual([]));
    queue.show({ id: 'work', text: 'Сохранено', tone: 'positive', action });
    await waitFor(() => expect(heard).toHaveLength(2));
    await waitFor(() => expect(spoken()).toEqual([]));
    queue.update('work', { duration: 60_000 });
    queue.close('work');
    await gone('Сохранено');
    observer.disconnect();
    await expect(heard).toEqual([
      'Подождите: Сохраняем…',
      'Готово: Сохранено. Кнопка «Вернуть»: клавиша F8.',
    ]);
    await expect(await region().catch(() => null)).toBeNull();
  },
};

export const F8LeadsToTheNewestTabGoesOnAndPastTheEndBack: Story = {
  loaders: [queueOf([{ text: 'Первое', action }, { text: 'Второе' }])],
  play: async ({ step }) => {
    const [first, second] = [await come('Первое'), await come('Второе')];
    const field = screen.getByRole('textbox', { name: 'Комментарий' });
    await userEvent.click(field);
    await step('F8, then Tab through the newest and the older one', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(second).toHaveFocus());
      const stops = [
        within(second).getByRole('button', { name: 'Закрыть' }),
        first,
        within(first).getByRole('button', { name: 'Вернуть' }),
        within(first).getByRole('button', { name: 'Закрыть' }),
      ];
      for (const stop of stops) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step('F8 leads there and back', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(second).toHaveFocus());
      await userEvent.keyboard('{F8}');
      await expect(field).toHaveFocus();
    });
    await step('Esc elsewhere is not for them, Esc there closes the one with the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await shown()).toEqual([first, second]);
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(second).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await gone('Второе');
      await expect(first).toHaveFocus();
    });
    await step('Enter on its button closes the last one and the focus goes back', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await gone('Первое');
      await waitFor(() => expect(field).toHaveFocus());
    });
  },
};

function OverADialog({ loaded }: { loaded: Record<string, unknown> }) {
  const [open, setOpen] = useState(false);
  const { queue, time } = loadedOf({ loaded });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Изменить</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Адрес доставки">
        <TextField label="Улица" />
        <Button onClick={() => queue.show({ text: 'Позже', action })}>Сказать</Button>
      </Dialog>
      <NotificationsOutlet queue={queue} timing={time} />
    </>
  );
}

const overADialog: Story = {
  loaders: [queueOf([{ text: 'Раньше', action }])],
  render: (_args, { loaded }) => <OverADialog loaded={loaded} />,
};

/** One notification was there before the dialog, one comes while it is open: Radix treats them differently. */
const openDialog = async () => {
  const before = await come('Раньше');
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Адрес доставки' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сказать' }));
  const after = await come('Позже');
  const field = within(dialog).getByRole('textbox', { name: 'Улица' });
  await userEvent.click(field);
  await waitFor(() => expect(field).toHaveFocus());
  return { before, after, dialog, field };
};

export const OverADialogTheMouseReachesThemAndTheDialogStays: Story = {
  ...overADialog,
  play: async () => {
    const { before, after, dialog, field } = await openDialog();
    for (const item of [before, after]) {
      await expect(getComputedStyle(item).pointerEvents).toBe('auto');
      await userEvent.click(within(item).getByRole('button', { name: 'Вернуть' }));
    }
    await expect(restore).toHaveBeenCalledTimes(2);
    await gone('Раньше');
    await gone('Позже');
    await expect(dialog).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const OverADialogF8LeadsToThemAndBackAndTheDialogStays: Story = {
  ...overADialog,
  play: async ({ step }) => {
    const { before, after, dialog, field } = await openDialog();
    await step('they are there for screen readers', async () => {
      await expect(screen.getAllByRole('listitem')).toEqual([before, after]);
    });
    await step('F8 takes the focus out of the dialog, past the end it comes back', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(after).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(field).toHaveFocus();
    });
    await step('Enter on the action', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(after).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(restore).toHaveBeenCalledOnce();
      await gone('Позже');
      await waitFor(() => expect(before).toHaveFocus());
    });
    await step('Esc closes the notification alone, and the focus is in the dialog again', async () => {
      await userEvent.keyboard('{Escape}');
      await gone('Раньше');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(dialog).toBeVisible();
    });
    await step('the dialog holds the focus as before', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    });
  },
};

export const EscInADialogIsForTheDialogAlsoUnderANewerNotification: Story = {
  ...overADialog,
  play: async () => {
    const { before, after } = await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await shown()).toEqual([before, after]);
  },
};
