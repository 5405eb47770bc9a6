import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { storyRuns } from './imports.fixtures.ts';
import { mockBegin, mockRuns } from './imports.mock.ts';
import { ImportsScreen } from './ImportsScreen.tsx';

const started = fn();
const me = mockMe([...atWork, 'imports.run']);
const takes = (kind: Parameters<typeof mockBegin>[0]) => [
  me,
  ...mockRuns(storyRuns),
  ...mockBegin(kind, started),
];

const meta = {
  title: 'Staff/Imports/New',
  component: ImportsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/import-log' }, msw: takes('yml') },
} satisfies Meta<typeof ImportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

const fileOf = (name: string) => new File(['<yml_catalog/>'], name, { lastModified: 1 });

/** Opens the dialog and chooses a file. */
async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Загрузить файл' }));
  await userEvent.upload(await screen.findByLabelText(/^Файл с.товарами/u), fileOf(name));
}

export const Empty: Story = {
  parameters: onPhonesToo,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Загрузить файл' }));
    await expect(await screen.findByRole('dialog', { name: 'Новый импорт' })).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Сравнить/u })).toBeDisabled();
  },
};

export const AFileThatCame: Story = {
  parameters: onPhonesToo,
  async play() {
    await choose('loza-2026-11-21.xml');
    await expect(await screen.findByText(/^Это YML/u)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Источник' })).toHaveValue('loza');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Сравнить/u })).toBeEnabled());
  },
};

export const ATrialIsBegun: Story = {
  parameters: unpictured,
  async play() {
    started.mockClear();
    await choose('loza-2026-11-21.xml');
    const source = await screen.findByRole('textbox', { name: 'Источник' });
    await userEvent.clear(source);
    await userEvent.type(source, 'Основной каталог');
    await expect(source).toHaveAccessibleDescription(/файл заменит его прежний/u);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Регион' }), 'moscow');
    await userEvent.click(screen.getByRole('button', { name: /^Сравнить/u }));
    await waitFor(() =>
      expect(started).toHaveBeenCalledWith(
        expect.objectContaining({ source: 'Основной каталог', region: 'moscow' }),
      ),
    );
  },
};

export const AnArchiveWithPictures: Story = {
  parameters: { ...unpictured, msw: [me, ...mockRuns(storyRuns), ...mockBegin('yml', started, 342)] },
  async play() {
    await choose('loza.zip');
    await expect(await screen.findByText(/С.ним в.архиве.— 342.картинки\./u)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Сравнить/u })).toBeEnabled());
  },
};

export const AnArchiveWithoutGoods: Story = {
  parameters: { ...unpictured, msw: takes('archive') },
  async play() {
    await choose('photos.zip');
    await expect(await screen.findByText(/^Это архив ZIP, и.взять из.него нечего/u)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Сравнить/u })).toBeDisabled();
  },
};

export const AnOldTableIsNotTaken: Story = {
  parameters: { ...unpictured, msw: takes('xls') },
  async play() {
    await choose('prices.xls');
    await expect(await screen.findByText(/^Это таблица старого Excel/u)).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: 'Источник' })).toBeNull();
    await expect(screen.getByRole('button', { name: /^Сравнить/u })).toBeDisabled();
  },
};

export const ItsOwnAddressOpensIt: Story = {
  args: { begins: true },
  parameters: unpictured,
  async play() {
    await expect(await screen.findByRole('dialog', { name: 'Новый импорт' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AFileThatIsRefused: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockCall('/api/admin/imports/begin-file', () => {
        throw staffRefusal('import.files_full');
      }),
      ...takes('yml'),
    ],
  },
  async play() {
    await choose('loza.xml');
    await expect(await screen.findByText(/^У.магазина уже лежит много/u)).toBeVisible();
  },
};

export const ARefusedStartIsSaidInside: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockCall('/api/admin/imports/start', () => {
        throw staffRefusal('import.file_not_found');
      }),
      ...takes('yml'),
    ],
  },
  async play() {
    await choose('loza.xml');
    await screen.findByRole('textbox', { name: 'Источник' });
    await userEvent.click(screen.getByRole('button', { name: /^Сравнить/u }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Этого файла/u);
  },
};

export const WhatWasFilledInStaysForItsFile: Story = {
  parameters: unpictured,
  async play() {
    await choose('iva.xml');
    const source = await screen.findByRole('textbox', { name: 'Источник' });
    await userEvent.clear(source);
    await userEvent.type(source, 'Ива и\u00a0дети');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('iva.xml');
    await expect(await screen.findByRole('textbox', { name: 'Источник' })).toHaveValue('Ива и\u00a0дети');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('rogoz.xml');
    await expect(await screen.findByRole('textbox', { name: 'Источник' })).toHaveValue('rogoz');
  },
};
