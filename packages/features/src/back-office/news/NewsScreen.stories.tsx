import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mockOffice, mockPastNews, mockRooms, pastNews } from '../backOffice.mock.ts';
import { onLine } from '../stories/onLine.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { NewsScreen } from './NewsScreen.tsx';

const meta = {
  title: 'Back-office/Notifications',
  component: NewsScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  parameters: { layout: 'fullscreen', msw: [...mockOffice(), ...mockRooms(), mockPastNews()] },
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await canvas.findByText('4 уведомления');
    await expect(canvas.getAllByRole('button', { name: /^Закрыть: / })).toHaveLength(2);
  },
};

export const WordsNarrowThemAndCanBeTakenBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const field = await canvas.findByRole('searchbox', { name: 'Поиск по уведомлениям' });
    await userEvent.type(field, '104 518{Enter}');
    await canvas.findByText('1 уведомление');
    await userEvent.type(field, '9{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать все' }));
    await canvas.findByText('4 уведомления');
  },
};

export const Empty: Story = {
  parameters: { msw: [...mockOffice(), ...mockRooms(), mockPastNews([])] },
  async play({ canvas }) {
    await canvas.findByText('Уведомлений ещё не было');
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      ...mockOffice(),
      ...mockRooms(),
      mockCall('/api/backoffice/notifications', () => new Promise(() => {})),
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Уведомления' });
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      ...mockOffice(),
      ...mockRooms(),
      mockCall('/api/backoffice/notifications', () => refusal('general.unavailable')),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/получилось загрузить уведомления/);
  },
};

let isLost = false;
export const WhatCouldNotBeReadAnewSaysSo: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...mockOffice(),
      ...mockRooms(),
      mockCall('/api/backoffice/notifications', () =>
        isLost ? refusal('general.unavailable') : { rows: [...pastNews], total: pastNews.length },
      ),
    ],
  },
  async play(context) {
    const { canvas } = context;
    isLost = false;
    const { server, time } = await onLine(context);
    await canvas.findByText('4 уведомления');
    isLost = true;
    server.notify(5);
    time.pass(200);
    await canvas.findByText(/^Не.обновилось/u);
    await expect(canvas.getByText('4 уведомления')).toBeVisible();
    isLost = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await waitFor(() => expect(canvas.queryByText(/^Не.обновилось/u)).not.toBeInTheDocument());
  },
};
