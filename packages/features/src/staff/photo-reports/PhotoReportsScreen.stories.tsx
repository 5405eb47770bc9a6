import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atWork, closeToast, mockMe, withStaff } from '../stories/index.ts';
import { longPlan, makeReport, storyPlans, storyReports } from './photoReports.fixtures.ts';
import { mockPhotoReports } from './photoReports.mock.ts';
import { PhotoReportsScreen } from './PhotoReportsScreen.tsx';

const board = '/api/tools/photo-reports/board';
const planner = mockMe([...atWork, 'photo-reports.plan', 'photo-reports.review']);
const sender = mockMe([...atWork, 'photo-reports.send']);
const has = (...given: Parameters<typeof mockPhotoReports>) => [planner, ...mockPhotoReports(...given)];
const at = (query = '') => ({
  staff: { at: `/photoreport-plan${query}`, route: '/photoreport-plan', area: 'tools' },
});

const meta = {
  title: 'Staff/PhotoReports',
  component: PhotoReportsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(), msw: has(storyPlans, storyReports) },
} satisfies Meta<typeof PhotoReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Фотоотчёты', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Просрочены/u })).toHaveTextContent('2');
  },
};

export const Loading: Story = {
  parameters: { ...unpictured, msw: [planner, mockCall(board, () => new Promise<never>(() => undefined))] },
};

export const Empty: Story = {
  parameters: { msw: has([], []) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Планов ещё нет' })).toBeVisible();
  },
};

export const WhoMayOnlySendMakesNoPlan: Story = {
  parameters: { ...unpictured, msw: [sender, ...mockPhotoReports(storyPlans, storyReports)] },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^Смотреть/u });
    await expect(canvas.queryByRole('link', { name: 'Новый план' })).toBeNull();
  },
};

export const Forbidden: Story = {
  parameters: { ...unpictured, msw: [planner, mockCall(board, () => refusal('user.not_authorized'))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Нет доступа');
  },
};

export const WhatIsOverdueIsAQueue: Story = {
  parameters: at('?state=overdue'),
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Отчёты' }));
    await expect(list.getAllByRole('link')).toHaveLength(2);
    await expect(list.getAllByText('Просрочен')[0]).toBeVisible();
  },
};

export const AStoreLooksAtItsOwnTasks: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Магазин' }), 'Сирень Центр');
    await expect(await canvas.findByRole('link', { name: /^Все/u })).toHaveTextContent('2');
    await expect(canvas.queryByRole('rowheader', { name: /Тюмень/u })).toBeNull();
  },
};

export const ACellTellsAllThatItsColourDoes: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    const cell = await canvas.findByRole('link', {
      name: /Просрочен, снимков: 0 из.3. Сирень Уралмаш: Витрина/u,
    });
    await expect(cell).toHaveAttribute('href', expect.stringContaining('report=12-3'));
  },
};

export const WhoMayOnlySendGoesToTheReport: Story = {
  parameters: { ...unpictured, msw: [sender, ...mockPhotoReports(storyPlans, storyReports)] },
  async play({ canvas }) {
    const cell = await canvas.findByRole('link', { name: /Сирень Уралмаш: Витрина/u });
    await expect(cell).toHaveAttribute('href', expect.stringContaining('/photoreport-plan/12?store=3'));
  },
};

export const FiltersOfRegionAndReviewerStandInTheAddress: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Регион' }), 'Тюмень');
    await expect(await canvas.findByRole('link', { name: /^Все/u })).toHaveTextContent('2');
    await expect(canvas.queryByRole('rowheader', { name: /Уралмаш/u })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Проверяет' }), 'Елена Ким');
    await expect(await canvas.findByRole('heading', { name: 'Таких отчётов нет' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Выгрузить XLSX' })).toHaveAttribute(
      'href',
      expect.stringMatching(/period=2026-11&region=2&reviewer=3$/u),
    );
  },
};

export const AReportIsJudgedBesideTheBoard: Story = {
  parameters: { ...at('?report=12-1'), chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^Сирень Центр: Витрина/u })).toBeVisible();
    await expect(await canvas.findByText(/^1 из.2$/u)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Принять' })).toBeVisible();
  },
};

export const KeysAcceptGoOnAndGoBackToTheCell: Story = {
  parameters: { ...unpictured, msw: has(storyPlans, storyReports) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /Сирень Центр: Витрина/u }));
    await canvas.findByRole('button', { name: 'Принять' });
    await userEvent.keyboard('a');
    await closeToast('Отчёт принят');
    await expect(await canvas.findByText('Ждут проверки: 1')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: /: Зона диванов$/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Сирень Мега-Юг: Зона диванов/u })).toHaveFocus(),
    );
  },
};

export const AKeyRejectsWithWordsAndANewLastDay: Story = {
  parameters: { ...unpictured, ...at('?report=12-1'), msw: has(storyPlans, storyReports) },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('button', { name: 'Принять' });
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('textbox', { name: 'Что переснять' })).toHaveFocus();
    await userEvent.keyboard('Верните растение.');
    const day = canvas.getByRole('textbox', { name: 'Переснять до' });
    await userEvent.type(day, '01.11.2026{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    await expect(await canvas.findByText(/^Этот день в.магазине уже прошёл/u)).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '23.11.2026{Tab}');
    await userEvent.keyboard('r');
    await closeToast('Отчёт отклонён');
    await expect(await canvas.findByText(/^Переснимите и.отправьте снова до.23.ноября/u)).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: /^до.23\.11.*Сирень Центр: Витрина/u }),
    ).toBeVisible();
  },
};

export const AReportThatFailsToComeIsAskedForAgain: Story = {
  parameters: {
    ...unpictured,
    ...at('?report=12-1'),
    msw: [
      mockCall('/api/tools/photo-reports/get', () => refusal('general.unavailable')),
      ...has(storyPlans, storyReports),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /Повторить|Обновить/u })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: has([longPlan], [makeReport(longPlan, 9, { photos: 1 })]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Константинопольско/u)).toBeVisible();
  },
};
