import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { linesOf, longKind, makeRun, partlyRun, storyKinds, storyReport } from './imports.fixtures.ts';
import { mockReport, mockRuns } from './imports.mock.ts';
import { ImportScreen } from './ImportScreen.tsx';

const has = (report = storyReport) => [
  mockMe(),
  ...mockRuns([report.run]),
  ...mockReport(report, linesOf(report.kinds)),
];
const at = (path: string) => ({ staff: { at: `/import-log/${path}`, route: '/import-log/:id' } });

const meta = {
  title: 'Staff/Import',
  component: ImportScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at('41'), msw: has() },
} satisfies Meta<typeof ImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

export const Loaded: Story = {
  parameters: onPhonesToo,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^13.строк$/u)).toBeVisible();
    await expect(canvas.getByText('новых ошибок 2')).toBeVisible();
  },
};

export const APressOnAKindShowsItsLines: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /Штрихкод/u }));
    await expect(await canvas.findByText(/^2.строки$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Убрать: Штрихкод/u }));
    await expect(await canvas.findByText(/^2.строки$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Поле: barcode/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Любой: поле' }));
    await expect(await canvas.findByText(/^13.строк$/u)).toBeVisible();
  },
};

export const WhatIsNewSinceTheRunBefore: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Новые' }));
    await expect(await canvas.findByText(/^3.строки$/u)).toBeVisible();
    await expect(await canvas.findAllByText('Новая')).toHaveLength(3);
    await expect(await canvas.findByRole('link', { name: /^запуск 20.ноября/u })).toHaveAttribute(
      'href',
      '/import-log/37',
    );
  },
};

export const AtWork: Story = {
  parameters: {
    msw: has({
      ...{ run: { ...partlyRun, status: 'running', finishedAt: null, encoding: '' } },
      ...{ kinds: [], before: null, failedRows: 0 },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar', { name: 'Импорт идёт' })).toBeVisible();
  },
};

export const PicturesOfItsArchiveComeFirst: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: has({
      run: {
        ...{ ...partlyRun, status: 'running', finishedAt: null, encoding: '', pictures: 1_240 },
        counts: { read: 0, created: 0, updated: 0, skipped: 0, failed: 0, withdrawn: 0 },
      },
      ...{ kinds: [], before: null, failedRows: 0 },
    }),
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Картинки из\u00a0архива: 1\u00a0240' }),
    ).toBeVisible();
  },
};

export const Stopped: Story = {
  parameters: {
    msw: has({
      ...{ run: { ...partlyRun, status: 'stopped', finishedAt: null } },
      ...{ kinds: storyKinds.slice(0, 1), before: null, failedRows: 0 },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Импорт прервался.')).toBeVisible();
  },
};

export const ATrialThatFoundNothing: Story = {
  parameters: {
    msw: has({
      run: makeRun({ id: 41, dryRun: true, author: 'Елена Ким' }),
      kinds: [],
      before: null,
      failedRows: 0,
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Это проба.')).toBeVisible();
    await expect(await canvas.findByText('Отличий нет')).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: {
    ...onPhonesToo,
    msw: has({
      run: makeRun({
        id: 41,
        source: 'Константинопольскаямебельнаяфабрикасскладомвподмосковье',
        file: 'выгрузка-для-маркетплейса-полная-с-остатками-и-ценами-2026-11-21-12-30-04.xml',
      }),
      ...{ kinds: [longKind], before: null, failedRows: 0 },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^2.строки$/u)).toBeVisible();
  },
};

export const OneThatIsNotThere: Story = {
  parameters: { ...unpictured, ...at('7') },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};
