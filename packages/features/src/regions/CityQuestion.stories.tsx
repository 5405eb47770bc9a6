import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { AskCity } from './AskCity.tsx';

const sofa = { offer: 1, name: 'Диван «Лада»', price: 54_990 };
/** The proxy has taken the visitor for somebody of this city. */
const guessed = (over = {}) => makeInfo({ cityFrom: 'proxy', cart: makeCart([sofa]), ...over });
const quiet = { chromatic: { disableSnapshot: true } };

const meta = {
  title: 'Patterns/City/Question',
  component: AskCity,
  decorators: [withShop],
  parameters: {
    shop: { info: guessed() },
    msw: [mockCall('/api/info/set-region', () => makeInfo({ cart: makeCart([sofa]) }))],
    pictures: { whole: true },
    chromatic: { modes: { phone: { disable: false } } },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof AskCity>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const question = async ({ canvas }: Pick<Context, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Ваш город' }));
const isGone = ({ canvas }: Pick<Context, 'canvas'>) =>
  waitFor(() => expect(canvas.queryByRole('region', { name: 'Ваш город' })).toBeNull());

export const AskedOfWhoHasChosenNone: Story = {
  play: async (context) => {
    const asked = await question(context);
    await expect(asked.getByRole('status')).toHaveTextContent('Ваш город — Екатеринбург?');
    await expect(asked.getByRole('button', { name: 'Выбрать другой' })).toBeVisible();
  },
};

export const TheAnswerIsBeingSaved: Story = {
  parameters: { msw: [mockCall('/api/info/set-region', () => new Promise(() => undefined))] },
  play: async (context) => {
    const yes = (await question(context)).getByRole('button', { name: 'Да' });
    await context.userEvent.click(yes);
    await waitFor(() => expect(yes).toHaveAttribute('aria-busy', 'true'));
  },
};

export const YesAndCloseBothKeepTheCityAndEndTheQuestion: Story = {
  parameters: quiet,
  play: async (context) => {
    await context.userEvent.click((await question(context)).getByRole('button', { name: 'Закрыть' }));
    await isGone(context);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const AnotherCityIsChosenInTheDialog: Story = {
  parameters: quiet,
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click((await question(context)).getByRole('button', { name: 'Выбрать другой' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Выберите город' }));
    await userEvent.click(dialog.getByRole('option', { name: /^Екатеринбург/ }));
    await isGone(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WhatTheAnswerDoesToTheCartIsTold: Story = {
  parameters: {
    ...quiet,
    msw: [mockCall('/api/info/set-region', () => makeInfo({ cart: makeCart([{ ...sofa, price: 57_990 }]) }))],
  },
  play: async (context) => {
    await context.userEvent.click((await question(context)).getByRole('button', { name: 'Да' }));
    const changed = await screen.findByRole('dialog', { name: /кое.что изменилось/ });
    await expect(changed).toHaveTextContent(/было 54.990.₽стало 57.990.₽/);
    await isGone(context);
  },
};

/** Nothing came of the answer: it is asked on, and a popup says why. */
const asksOn = (words: RegExp | string) => async (context: Context) => {
  const yes = (await question(context)).getByRole('button', { name: 'Да' });
  await context.userEvent.click(yes);
  // It is also read out.
  const [popup] = await screen.findAllByText(words);
  await expect(popup).toBeVisible();
  await waitFor(() => expect(yes).not.toHaveAttribute('aria-busy', 'true'));
};

export const Refused: Story = {
  parameters: {
    ...quiet,
    msw: [mockCall('/api/info/set-region', () => refusal('general.too_many_requests'))],
  },
  play: asksOn(/^Слишком часто[.] Подождите немного[.] Город остался прежним: /),
};

export const TheServerFailed: Story = {
  parameters: {
    ...quiet,
    msw: [http.post('*/api/info/set-region', () => new HttpResponse(null, { status: 500 }))],
  },
  play: asksOn(/^Неизвестная ошибка[.] Попробуйте ещё раз[.] Город остался прежним: /),
};

export const WithoutANetwork: Story = {
  parameters: { ...quiet, msw: [http.post('*/api/info/set-region', () => HttpResponse.error())] },
  play: asksOn(/^Нет связи с.магазином[.].* Город остался прежним: /),
};
