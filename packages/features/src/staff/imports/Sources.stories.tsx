import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { storyRuns, storySources } from './imports.fixtures.ts';
import { mockFolder, mockRuns, mockSources } from './imports.mock.ts';
import { ImportsScreen } from './ImportsScreen.tsx';

const asked = fn();
const has = (sources = storySources) => [
  mockMe([...atWork, 'imports.run']),
  ...mockRuns(storyRuns),
  ...mockSources(sources, asked),
];

const meta = {
  title: 'Staff/Imports/Sources',
  component: ImportsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/import-log' }, msw: has() },
} satisfies Meta<typeof ImportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Источники' }));
  return within(await screen.findByRole('dialog'));
};

export const Loaded: Story = {
  parameters: onPhonesToo,
  async play() {
    const dialog = await open();
    await expect(await dialog.findByText('Поставщик «Лоза»')).toBeVisible();
    await expect(dialog.getByText(/^Без.изменений$/u)).toBeVisible();
    await expect(dialog.getByText(/Раз в.день в.03:00, следующий раз/u)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: has([]) },
  async play() {
    await expect(await (await open()).findByText('Источников ещё нет')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockCall('/api/admin/imports/sources', () => {
        throw refusal('general.unavailable');
      }),
      ...has(),
    ],
  },
  async play() {
    await expect(await (await open()).findByRole('button', { name: /Повторить|ещё раз/u })).toBeVisible();
  },
};

export const ANewOne: Story = {
  async play() {
    asked.mockClear();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Новый источник' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'Ива');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Адрес файла' }), 'ftp://iva.example');
    const save = dialog.getByRole('button', { name: 'Сохранить' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await dialog.findByText(/^Напишите адрес файла/u)).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const OneIsSaved: Story = {
  parameters: unpictured,
  async play() {
    asked.mockClear();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Изменить: Поставщик «Лоза»' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Как часто' }), 'hourly');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(expect.objectContaining({ period: 'hourly', password: null })),
    );
    await expect(await dialog.findByRole('button', { name: 'Новый источник' })).toBeVisible();
  },
};

export const WhatIsNotSavedIsAskedAboutAndStays: Story = {
  parameters: unpictured,
  async play() {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Новый источник' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'Рябина');
    await userEvent.type(dialog.getByLabelText('Пароль'), 'тайна');
    await userEvent.click(dialog.getByRole('button', { name: /^К.источникам/u }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Уйти' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Новый источник' }));
    const name = dialog.getByRole('textbox', { name: 'Название' });
    await expect(name).toHaveValue('Рябина');
    await expect(dialog.getByLabelText('Пароль')).toHaveValue('');
    await userEvent.clear(name);
  },
};

export const ANameThatIsTaken: Story = {
  parameters: unpictured,
  async play() {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Изменить: Поставщик «Лоза»' }));
    const name = dialog.getByRole('textbox', { name: 'Название' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Фабрика Осень');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/уже есть/u);
  },
};

export const OneIsLoadedAtOnce: Story = {
  parameters: unpictured,
  async play() {
    asked.mockClear();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Загрузить сейчас: Поставщик «Лоза»' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ id: 1 })));
  },
};

const folder = [
  { name: 'ostatki-loza.csv', size: 120_000, changedAt: '2026-11-21T03:00:00+05:00' },
  { name: 'Прайс, ноябрь.xml', size: 4_000_000, changedAt: '2026-11-20T03:00:00+05:00' },
];

async function chooseInFolder() {
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Изменить: Поставщик «Лоза»' }));
  const choice = await dialog.findByRole('combobox', { name: 'Откуда файл' });
  await userEvent.selectOptions(choice, 'ostatki-loza.csv');
  return dialog;
}

export const AFileOfTheFolder: Story = {
  parameters: { ...onPhonesToo, msw: [mockFolder(folder), ...has()] },
  async play() {
    const dialog = await chooseInFolder();
    await expect(dialog.queryByRole('textbox', { name: 'Адрес файла' })).toBeNull();
    await expect(dialog.queryByLabelText('Пароль')).toBeNull();
  },
};

export const AFileOfTheFolderIsSaved: Story = {
  parameters: { ...unpictured, msw: [mockFolder(folder), ...has()] },
  async play() {
    asked.mockClear();
    const dialog = await chooseInFolder();
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(expect.objectContaining({ address: 'folder:ostatki-loza.csv' })),
    );
  },
};

const changedByOther = storySources.map((one) =>
  one.id === 1 ? { ...one, version: one.version + 1, name: 'Лоза и\u00a0дети' } : one,
);

let isChanged = false;
export const WhatSomebodyElseHasSavedStandsBeside: Story = {
  beforeEach: () => {
    isChanged = false;
  },
  parameters: {
    // The list behind it is read anew at some moment.
    ...unpictured,
    msw: [
      mockCall('/api/admin/imports/save-source', () => {
        isChanged = true;
        throw staffRefusal('general.conflict', { data: { sources: changedByOther } });
      }),
      // Asked once more they are as somebody else has saved them.
      mockCall('/api/admin/imports/sources', () => ({
        sources: [...(isChanged ? changedByOther : storySources)],
      })),
      ...has(),
    ],
  },
  async play() {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Изменить: Поставщик «Лоза»' }));
    const name = dialog.getByRole('textbox', { name: 'Название' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Лоза Плюс');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect((await dialog.findAllByText(/Лоза и.дети/u))[0]).toBeVisible();
    await expect(dialog.getAllByText('Лоза Плюс')[0]).toBeVisible();
  },
};
