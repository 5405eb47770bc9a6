import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeRun, storyRuns } from './imports.fixtures.ts';
import { mockRuns } from './imports.mock.ts';
import { ImportsScreen } from './ImportsScreen.tsx';

const has = (runs = storyRuns) => [mockMe(), ...mockRuns(runs)];
const at = (query: string) => ({ staff: { at: `/import-log${query}` } });
const answers = (answer: Parameters<typeof mockCall<'/api/admin/imports/list'>>[1]) => [
  mockCall('/api/admin/imports/list', answer),
  ...has(),
];

const meta = {
  title: 'Staff/Imports',
  component: ImportsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(''), msw: has() },
} satisfies Meta<typeof ImportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

export const Loaded: Story = {
  parameters: onPhonesToo,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^6.запусков$/u)).toBeVisible();
    await expect(canvas.getByText(/^Готово, 7.ошибок$/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /loza-2026-11-21/u })).toHaveAttribute(
      'href',
      '/import-log/42',
    );
  },
};

export const NarrowedByAView: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /^Не.прошли$/u }));
    await expect(await canvas.findByText(/^2.запуска$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Источник(?!и)/u }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Основной каталог' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/^1.запуск$/u)).toBeVisible();
    await expect(canvas.getByText('Прервался')).toBeVisible();
  },
};

export const ASearchThatFindsNothing: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await canvas.findByText(/^6.запусков$/u);
    await userEvent.type(canvas.getByRole('searchbox'), 'Неизвестный{Enter}');
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible();
  },
};

export const NothingWasEverImported: Story = {
  parameters: { msw: has([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Файлов ещё не.загружали$/u)).toBeVisible();
  },
};

export const FiftyThousandRunsByPages: Story = {
  parameters: {
    ...unpictured,
    ...at('?page=1000'),
    msw: has(Array.from({ length: 50_000 }, (_, at) => makeRun({ id: 50_000 - at }))),
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/^49.951–50.000 из.50.000$/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Страница 999/u }));
    await expect(await canvas.findByText(/^49.901–49.950 из.50.000$/u)).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: {
    ...onPhonesToo,
    msw: has([
      makeRun({
        id: 9,
        source: 'Константинопольскаямебельнаяфабрикасскладомвподмосковье и её представительство',
        file: 'выгрузка-для-маркетплейса-полная-с-остатками-и-ценами-2026-11-21-12-30-04.xml',
        author: 'Константинопольская-Преображенская Александра',
        lines: { error: 20_000, warning: 0, info: 0 },
      }),
    ]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/20.000.ошибок/u)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...unpictured, msw: answers(() => new Promise<never>(() => undefined)) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Журнал импорта' })).toBeVisible();
    await expect(canvas.queryByText(/запуск/u)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    ...unpictured,
    msw: answers(() => {
      throw refusal('general.unavailable');
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /Повторить/u })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    ...unpictured,
    msw: answers(() => {
      throw refusal('user.not_authorized');
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
