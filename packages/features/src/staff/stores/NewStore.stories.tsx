import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readOwn, writeOwn } from '../../info/index.ts';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { storyStores } from './stores.fixtures.ts';
import { mockStores } from './stores.mock.ts';
import type { MockStoresOptions } from './stores.mock.ts';
import { StoreScreen } from './StoreScreen.tsx';

const me = mockMe([...atWork, 'franchise-stores.edit']);
const has = (options: MockStoresOptions = {}) => [me, ...mockStores(storyStores, options)];

const meta = {
  title: 'Staff/Store/New',
  component: StoreScreen,
  decorators: [withStaff],
  parameters: {
    ...{ layout: 'fullscreen', msw: has() },
    staff: { at: '/franchise-store/new', route: '/franchise-store/:id' },
  },
} satisfies Meta<typeof StoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };
const press = { name: 'Создать магазин' };

const empty = { name: '', code: '', city: '1', address: '' };
const draft = { name: 'Сирень Север', code: 'ekb-north', city: '2', address: 'ул. Северная, 3' };
const begun = () => writeOwn('draft/store/new', { base: empty, mine: draft });

export const AsksForWhatItNeeds: Story = {
  parameters: { ...onPhonesToo, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', press));
    await expect(await canvas.findByText('Напишите название.')).toBeVisible();
  },
};

export const WhoseCodeIsTaken: Story = {
  beforeEach: begun,
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const code = await canvas.findByRole('textbox', { name: /^Код/u });
    await userEvent.clear(code);
    await userEvent.type(code, 'tagil');
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByText(/^Этот код уже/u)).toBeVisible();
  },
};

/** What was typed outlives a reload; what is made is switched off, and is filled in at once. */
export const MadeOfADraft: Story = {
  beforeEach: begun,
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('textbox', { name: 'Название' })).toHaveValue('Сирень Север');
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByRole('heading', { name: 'Сирень Север' })).toBeVisible();
    await expect(canvas.getByText('Выключен')).toBeVisible();
    await expect(readOwn('draft/store/new')).toBeNull();
  },
};

export const BegunAnew: Story = {
  beforeEach: begun,
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать заново' }));
    await expect(canvas.getByRole('textbox', { name: 'Название' })).toHaveValue('');
  },
};

/** A city that is gone makes no draft: it begins with the first one that there is. */
export const ADraftWhoseCityIsGone: Story = {
  beforeEach: () => writeOwn('draft/store/new', { base: empty, mine: { ...draft, city: '99' } }),
  parameters: { ...unpictured, msw: has() },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Название' })).toHaveValue('');
  },
};

/** What was made by a press whose answer was lost is told, and not what is pressed for next. */
export const MadeOtherwiseByALostAnswer: Story = {
  beforeEach: begun,
  parameters: { ...onPhonesToo, msw: has({ lost: true }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', press));
    await expect(await canvas.findByText(/^Магазин ненадолго недоступен/u)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название' }), '-2');
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByRole('link', { name: 'Открыть «Сирень Север»' })).toBeVisible();
  },
};

/** The key of before is the key of the next press: the same is not made twice. */
export const ALostAnswerIsAskedForAgain: Story = {
  beforeEach: begun,
  parameters: { ...unpictured, msw: has({ lost: true }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', press));
    await expect(await canvas.findByText(/^Магазин ненадолго недоступен/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByRole('heading', { name: 'Сирень Север' })).toBeVisible();
    await waitFor(() => expect(readOwn('draft/store/new/key')).toBeNull());
  },
};
