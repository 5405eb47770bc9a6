import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { changedEntries } from '@siren/domain/references';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeCauses, makeSynonyms, mockRefs } from './refs.mock.ts';
import { RefScreen } from './RefScreen.tsx';

const meta = {
  title: 'Staff/Reference',
  component: RefScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/refs/1', route: '/refs/:id' },
    msw: [mockMe(), ...mockRefs()],
  },
} satisfies Meta<typeof RefScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const unavailable = /^Магазин ненадолго недоступен/u;
const unpictured = { chromatic: { disableSnapshot: true } };
const FIELD = 'Слова через запятую';
const cell = (canvas: Canvas, text: string) =>
  canvas.findByRole('button', { name: `${FIELD}: ${text}. Изменить` });
const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: new RegExp(`^${FIELD}: `, 'u') });

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Синонимы', level: 1 })).toBeVisible();
    await expect(await cell(canvas, 'ширма, перегородка')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Действует: ларь, сундук, рундук' })).not.toBeChecked();
    const nav = within(canvas.getByRole('navigation', { name: 'Справочники' }));
    await expect(await nav.findByRole('link', { name: 'Синонимы 4', current: 'page' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [mockMe(), mockCall('/api/admin/refs/get', () => new Promise<never>(() => {})), ...mockRefs()],
  },
};

export const Empty: Story = {
  parameters: { msw: [mockMe(), ...mockRefs(makeSynonyms({ entries: [], changes: [] }))] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Записей пока нет')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/refs/get', () => {
        throw refusal('general.unavailable');
      }),
      ...mockRefs(),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const ThereIsNoneOfSuchAnAddress: Story = {
  parameters: { ...unpictured, staff: { at: '/refs/404', route: '/refs/:id' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: [
      mockMe(),
      ...mockRefs(
        makeSynonyms({
          entries: [
            {
              ...{ id: 5, active: true, version: 1, uses: 0 },
              values: {
                words: [
                  'электростеклоподъёмник-дезоксирибонуклеиновый',
                  ...Array.from({ length: 14 }, (_, at) => `журнальный столик ${at}`),
                ],
              },
            },
            ...makeSynonyms().entries,
          ],
        }),
      ),
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: /^Слова через запятую: электро/u });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ACellIsEditedInItsPlace: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } }, msw: [mockMe(), ...mockRefs()] },
  async play({ canvas, userEvent, step }) {
    (await cell(canvas, 'ширма, перегородка')).focus();
    await step('Escape leaves it as it was', async () => {
      await userEvent.keyboard('{F2}');
      await expect(await field(canvas)).toHaveFocus();
      await userEvent.keyboard(', экран{Escape}');
      await expect(await cell(canvas, 'ширма, перегородка')).toHaveFocus();
    });
    await step('Enter saves it, and it is there at once', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.type(await field(canvas), ' ,  экран{Enter}');
      await expect(await cell(canvas, 'ширма, перегородка, экран')).toHaveFocus();
      await expect(await canvas.findByText('Изменено: ширма, перегородка, экран')).toBeVisible();
    });
    await step('Tab saves it and goes on', async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.type(await field(canvas), ', загородка');
      await userEvent.tab();
      const changed = 'ширма, перегородка, экран, загородка';
      await expect(await cell(canvas, changed)).toBeVisible();
      await expect(canvas.getByRole('switch', { name: `Действует: ${changed}` })).toHaveFocus();
    });
    await step('what cannot be saved says why', async () => {
      await userEvent.click(await cell(canvas, 'гамак, качели, подвесное кресло'));
      const box = await field(canvas);
      await userEvent.clear(box);
      await userEvent.type(box, 'гамак{Enter}');
      await expect(box).toHaveAccessibleDescription(/^Здесь нужно не.меньше.2/u);
      box.blur();
    });
    scrollTo(0, 0);
  },
};

export const AFailedSaveBringsBackWhatWasThere: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/refs/save-entry', () => {
        throw refusal('general.unavailable');
      }),
      ...mockRefs(),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await cell(canvas, 'лежак, шезлонг'));
    await userEvent.type(await field(canvas), ', топчан{Enter}');
    const box = await field(canvas);
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveValue('лежак, шезлонг, топчан');
    // Who leaves the field tries once more.
    await userEvent.click(document.body);
    await waitFor(async () => expect(await field(canvas)).toBeInvalid());
    scrollTo(0, 0);
  },
};

export const WhatWasNotSavedIsGivenUpAndTriedAgain: Story = {
  parameters: { ...AFailedSaveBringsBackWhatWasThere.parameters, chromatic: { disableSnapshot: true } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await cell(canvas, 'лежак, шезлонг'));
    await userEvent.type(await field(canvas), ', топчан{Enter}');
    const box = await field(canvas);
    await waitFor(() => expect(box).toBeInvalid());
    await userEvent.keyboard('{Escape}');
    await expect(await cell(canvas, 'лежак, шезлонг')).toBeVisible();
    await userEvent.click(await cell(canvas, 'лежак, шезлонг'));
    await userEvent.type(await field(canvas), ', топчан{Enter}');
    await waitFor(async () => expect(await field(canvas)).toBeInvalid());
  },
};

export const SomebodyElseHasSavedTheSameLine: Story = {
  parameters: {
    msw: [
      mockMe(),
      ...mockRefs(makeSynonyms(), (before) => ({
        ...before,
        entries: before.entries.map((one) =>
          one.id === 2 ? { ...one, values: { words: ['ширма', 'экран'] }, version: 2 } : one,
        ),
      })),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await cell(canvas, 'ширма, перегородка'));
    await userEvent.type(await field(canvas), ', загородка{Enter}');
    const word = within(await canvas.findByRole('alert'));
    await expect(word.getByText('ширма, экран')).toBeVisible();
    await expect(word.getByText('ширма, перегородка, загородка')).toBeVisible();
    scrollTo(0, 0);
  },
};

export const MineIsKeptOverTheirs: Story = {
  parameters: {
    ...SomebodyElseHasSavedTheSameLine.parameters,
    ...unpictured,
    msw: [
      mockMe(),
      ...mockRefs(makeSynonyms(), (before) => ({
        ...before,
        entries: changedEntries(before.entries, 4, { values: { words: ['лежак', 'топчан'] } }).map((one) => ({
          ...one,
          version: 2,
        })),
      })),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await cell(canvas, 'лежак, шезлонг'));
    await userEvent.type(await field(canvas), ', кушетка{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Оставить моё' }));
    await expect(await canvas.findByText('Изменено: лежак, шезлонг, кушетка')).toBeVisible();
    await expect(await cell(canvas, 'лежак, шезлонг, кушетка')).toBeVisible();
  },
};

export const LinesAreAddedOneAfterAnother: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } }, msw: [mockMe(), ...mockRefs()] },
  async play({ canvas, userEvent, step }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Запись' }));
    const form = within(canvas.getByRole('form', { name: 'Новая запись' }));
    const box = form.getByRole('textbox', { name: FIELD });
    await step('the form has the focus, and keeps it', async () => {
      await expect(box).toHaveFocus();
      await userEvent.keyboard('буфет, сервант{Enter}');
      await expect(await cell(canvas, 'буфет, сервант')).toBeVisible();
      await waitFor(() => expect(box).toHaveValue(''));
      await expect(box).toHaveFocus();
    });
    await step('one that stands already is told before it is sent', async () => {
      await userEvent.keyboard('сервант, БУФЕТ{Enter}');
      await expect(box).toHaveAccessibleDescription('Такая запись уже есть.');
    });
    scrollTo(0, 0);
  },
};

export const ALineIsSwitchedOffAtOnce: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockRefs()] },
  async play({ canvas, userEvent }) {
    const on = await canvas.findByRole('switch', { name: 'Действует: гамак, качели, подвесное кресло' });
    await userEvent.click(on);
    await expect(on).not.toBeChecked();
    await expect(await canvas.findByText('Выключено: гамак, качели, подвесное кресло')).toBeVisible();
  },
};

export const ASwitchThatFailsIsOnAgain: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/refs/switch-entry', () => {
        throw refusal('general.unavailable');
      }),
      ...mockRefs(),
    ],
  },
  async play({ canvas, userEvent }) {
    const on = await canvas.findByRole('switch', { name: 'Действует: лежак, шезлонг' });
    await userEvent.click(on);
    await expect(await screen.findByText(/^лежак, шезлонг: /u)).toBeVisible();
    await expect(on).toBeChecked();
  },
};

export const ALineIsDeletedAfterAQuestion: Story = {
  parameters: { msw: [mockMe(), ...mockRefs()] },
  async play({ canvas, userEvent, step }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: лежак, шезлонг' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Удалить запись?' }));
    await userEvent.click(ask.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('switch', { name: 'Действует: лежак, шезлонг' })).toBeNull();
    await step('and so would another one be', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Удалить: ларь, сундук, рундук' }));
      await expect(await screen.findByRole('alertdialog')).toBeVisible();
    });
  },
};

export const ALineIsFoundByAnyPartOfIt: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Слово или часть слова' }), 'РУН');
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
    await userEvent.keyboard('ы');
    await expect(await canvas.findByText(/^Ничего не.нашли$/u)).toBeVisible();
  },
};

const causes = { staff: { at: '/refs/2', route: '/refs/:id' }, msw: [mockMe(), ...mockRefs(makeCauses())] };
const places = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Причины отмены' }))
    .getAllByRole('switch')
    .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent?.replace('Действует: ', ''));

export const InTheOrderOfTheStaff: Story = {
  parameters: { ...causes, chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Причины отмены', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^41.заказ$/u)).toBeVisible();
  },
};

export const AnEntryIsMovedByKeys: Story = {
  parameters: { ...causes, ...unpictured, msw: [mockMe(), ...mockRefs(makeCauses())] },
  async play({ canvas, userEvent }) {
    const handle = await canvas.findByRole('button', { name: 'Переместить: Похоже на розыгрыш' });
    handle.focus();
    await userEvent.keyboard(' {Home} ');
    await expect(places(canvas)).toEqual(['Похоже на розыгрыш', 'Передумал до оплаты', 'Нет на складе']);
    await expect(handle).toHaveFocus();
    await expect(await canvas.findByText(/^Место .*: Похоже на розыгрыш$/u)).toBeVisible();
  },
};

export const AMoveThatFailsIsTakenBack: Story = {
  parameters: {
    ...{ ...causes, ...unpictured },
    msw: [
      mockMe(),
      mockCall('/api/admin/refs/move-entry', () => {
        throw refusal('general.unavailable');
      }),
      ...mockRefs(makeCauses()),
    ],
  },
  async play({ canvas, userEvent }) {
    (await canvas.findByRole('button', { name: 'Переместить: Нет на складе' })).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await expect(await screen.findByText(unavailable)).toBeVisible();
    await waitFor(() =>
      expect(places(canvas)).toEqual(['Передумал до оплаты', 'Нет на складе', 'Похоже на розыгрыш']),
    );
  },
};

export const OneThatIsUsedIsSwitchedOffInstead: Story = {
  parameters: {
    ...causes,
    chromatic: { modes: { phone: { disable: false } } },
    msw: [mockMe(), ...mockRefs(makeCauses())],
  },
  async play({ canvas, userEvent, step }) {
    const ask = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Удалить: ${name}` }));
      return within(await screen.findByRole('alertdialog', { name: /^Эту запись не.удалить$/u }));
    };
    await step('what uses it is told, and it goes off', async () => {
      const told = await ask('Похоже на розыгрыш');
      await expect(await told.findByRole('link', { name: /^№.104516$/u })).toHaveAttribute(
        'href',
        '/orders/104516',
      );
      await expect(told.getAllByRole('link')).toHaveLength(2);
      await userEvent.click(told.getByRole('button', { name: 'Выключить' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('switch', { name: 'Действует: Похоже на розыгрыш' })).not.toBeChecked();
    });
    await step('so is another one', async () => {
      const told = await ask('Передумал до оплаты');
      await expect(await told.findAllByRole('link')).toHaveLength(5);
    });
  },
};

export const OneThatIsUsedMeanwhileIsNotDeleted: Story = {
  parameters: {
    ...{ ...causes, ...unpictured },
    msw: [
      mockMe(),
      ...mockRefs(makeCauses(), (before) => ({
        ...before,
        entries: before.entries.map((one) => (one.id === 32 ? { ...one, uses: 1 } : one)),
      })),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Нет на складе' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Удалить' }));
    await expect(await asked.findByRole('button', { name: 'Выключить' })).toBeVisible();
    await expect(await asked.findByRole('link', { name: /^№.104516$/u })).toBeVisible();
  },
};
