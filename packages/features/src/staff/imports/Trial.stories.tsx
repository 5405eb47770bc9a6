import type { ImportReport } from '@siren/domain/imports';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { linesOf, makeRun, storyDifferences, storyKinds, trialRun } from './imports.fixtures.ts';
import { mockBegin, mockReport, mockRuns } from './imports.mock.ts';
import { ImportScreen } from './ImportScreen.tsx';

const started = fn();
const trial: ImportReport = { run: trialRun, kinds: storyKinds.slice(0, 1), before: null, failedRows: 0 };
const cancelled = fn();
const has = (report: ImportReport, differences = storyDifferences) => [
  mockMe([...atWork, 'imports.run']),
  ...mockRuns([report.run]),
  ...mockReport(report, linesOf(report.kinds), differences),
  ...mockBegin('yml', started),
  mockCall('/api/admin/imports/cancel', ({ id }) => {
    cancelled(id);
    return { id };
  }),
];

const meta = {
  title: 'Staff/Import/Trial',
  component: ImportScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/import-log/40', route: '/import-log/:id' },
    msw: has(trial),
  },
} satisfies Meta<typeof ImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

export const Differences: Story = {
  parameters: onPhonesToo,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^7.отличий$/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Применить 5' })).toBeVisible();
  },
};

export const NarrowedAndBesideItsReport: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Что будет/u }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Новый товар' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^1.отличие$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Замечания/u }));
    await expect(await canvas.findByText(/^5.строк$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Цена равна нулю/u }));
    await expect(await canvas.findByRole('button', { name: /^Убрать: Цена равна/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Отличия' }));
    await expect(await canvas.findByText(/^7.отличий$/u)).toBeVisible();
  },
};

export const APressApplies: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    started.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить 5' }));
    await waitFor(() =>
      expect(started).toHaveBeenCalledWith(
        expect.objectContaining({ id: 40, dryRun: false, allowLoss: false }),
      ),
    );
  },
};

export const ALossOfMoreThanHalfIsAskedAbout: Story = {
  parameters: {
    msw: has({
      ...trial,
      run: makeRun({
        ...trialRun,
        status: 'failed',
        counts: { ...trialRun.counts, withdrawn: 2_406 },
      }),
      kinds: [
        {
          ...{ code: 'too_many_lost', severity: 'error', field: null, count: 1, fresh: null },
          message:
            'В\u00a0файле нет больше половины прежних товаров: похоже, он\u00a0неполный. Старые товары не\u00a0сняты.',
        },
      ],
    }),
  },
  async play({ canvas, userEvent }) {
    started.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /^Применить/u }));
    const asks = await screen.findByRole('alertdialog', { name: /больше половины/u });
    await expect(asks).toHaveTextContent(/снимется 2.406.товаров/u);
    await expect(started).not.toHaveBeenCalled();
    await userEvent.click(within(asks).getByRole('button', { name: /^Применить и.снять$/u }));
    await waitFor(() => expect(started).toHaveBeenCalledWith(expect.objectContaining({ allowLoss: true })));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Waiting: Story = {
  parameters: {
    msw: has({ ...trial, run: makeRun({ ...trialRun, status: 'waiting', finishedAt: null }), kinds: [] }, []),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Импорт ждёт очереди.')).toBeVisible();
  },
};

export const ARunAtWorkIsCancelled: Story = {
  parameters: {
    ...unpictured,
    msw: has({
      ...trial,
      run: makeRun({ ...trialRun, dryRun: false, status: 'running', finishedAt: null }),
    }),
  },
  async play({ canvas, userEvent }) {
    cancelled.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить импорт' }));
    const asks = await screen.findByRole('alertdialog', { name: 'Отменить импорт?' });
    await expect(asks).toHaveTextContent(/останется: сейчас это 5/u);
    await userEvent.click(within(asks).getByRole('button', { name: 'Остановить' }));
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith(40));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Cancelled: Story = {
  parameters: {
    msw: has({ ...trial, run: makeRun({ ...trialRun, dryRun: false, status: 'cancelled', cancels: true }) }),
  },
  async play({ canvas, userEvent }) {
    started.mockClear();
    await expect(await canvas.findByText('Импорт отменили.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Запустить снова' }));
    await waitFor(() => expect(started).toHaveBeenCalledWith(expect.objectContaining({ dryRun: false })));
  },
};

export const NothingDiffers: Story = {
  parameters: {
    ...unpictured,
    msw: has(
      {
        ...{ kinds: [], before: null, failedRows: 0 },
        run: makeRun({
          ...trialRun,
          counts: { read: 9, created: 0, updated: 0, skipped: 9, failed: 0, withdrawn: 0 },
          lines: { error: 0, warning: 0, info: 0 },
        }),
      },
      [],
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Отличий нет')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Применить/u })).toBeNull();
  },
};
