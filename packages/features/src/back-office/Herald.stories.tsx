import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { mockOffice, mockPastNews, mockRooms } from './backOffice.mock.ts';
import { NewsScreen } from './news/NewsScreen.tsx';
import { onLine } from './stories/onLine.ts';
import { anOffice, withOffice } from './stories/withOffice.tsx';

const meta = {
  title: 'Back-office/Above other windows',
  component: NewsScreen,
  decorators: [withOffice],
  loaders: [
    () => {
      const made = anOffice();
      made.office.allow('default');
      return made;
    },
  ],
  beforeEach: () => localStorage.removeItem('own:office-herald'),
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    msw: [...mockOffice(), ...mockRooms(), mockPastNews()],
  },
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Поверх других окон';

/** At work, with the window that says why. */
const asked = async (context: Pick<StoryContext, 'loaded' | 'canvas'>) => {
  await userEvent.click(await context.canvas.findByRole('button', { name: NAME }));
  return onLine(context);
};

export const BeforeTheBrowserAsksItIsSaidWhy: Story = {
  async play(context) {
    await asked(context);
    const dialog = await screen.findByRole('dialog', { name: 'Уведомления поверх других окон' });
    await expect(dialog).toHaveTextContent(/браузер спросит/);
  },
};

export const WhatIsNewIsShownThereWhileNobodyLooks: Story = {
  async play(context) {
    const { server, time, shown, look } = await asked(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Разрешить' }));
    const pressed = await context.canvas.findByRole('button', { name: NAME, pressed: true });
    server.notify(1);
    time.pass(200);
    await screen.findByText('Заказ № 1');
    await expect(shown).toEqual([]);
    look(false);
    server.notify(2);
    time.pass(200);
    await waitFor(() => expect(shown).toEqual(['Заказ № 2']));
    await userEvent.click(pressed);
    server.notify(3);
    time.pass(200);
    await screen.findByText('Заказ № 3');
    await expect(shown).toEqual(['Заказ № 2']);
  },
};

export const InATabThatDoesNotSoundNothingIsShown: Story = {
  async play(context) {
    const { server, time, shown, look, mute } = await asked(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Разрешить' }));
    await context.canvas.findByRole('button', { name: NAME, pressed: true });
    mute(true);
    look(false);
    server.notify(1);
    time.pass(200);
    await screen.findByText('Заказ № 1');
    await expect(shown).toEqual([]);
  },
};

export const WhatAnotherTabTurnedOnIsOnHere: Story = {
  async play(context) {
    const { server, time, shown, look, allow } = await onLine(context);
    await context.canvas.findByRole('button', { name: NAME, pressed: false });
    // It was asked and allowed there.
    allow('granted');
    localStorage.setItem('own:office-herald', 'true');
    dispatchEvent(new StorageEvent('storage', { key: 'own:office-herald', newValue: 'true' }));
    await context.canvas.findByRole('button', { name: NAME, pressed: true });
    look(false);
    server.notify(1);
    time.pass(200);
    await waitFor(() => expect(shown).toEqual(['Заказ № 1']));
  },
};
