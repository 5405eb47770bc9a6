import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readOwn } from '../../info/index.ts';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { storyPlan, storyPlans, storyReports } from './photoReports.fixtures.ts';
import { mockPhotoReports } from './photoReports.mock.ts';
import { PhotoPlanScreen } from './PhotoPlanScreen.tsx';

const me = mockMe([...atWork, 'photo-reports.plan']);
const has = (...given: Parameters<typeof mockPhotoReports>) => [me, ...mockPhotoReports(...given)];
const at = (id: number | 'new') => ({
  staff: { at: `/photoreport-plan/${id}`, route: '/photoreport-plan/:id', area: 'tools' },
});

const meta = {
  title: 'Staff/PhotoPlan',
  component: PhotoPlanScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(12), msw: has(storyPlans, storyReports) },
} satisfies Meta<typeof PhotoPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Витрина «Осень»', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Все магазины' })).toBeChecked();
    const link = canvas.getByRole('link', { name: 'Скачать снимки, ZIP' });
    await expect(link).toHaveAttribute('href', '/api/tools/photo-reports/archive?plan=12');
  },
};

export const Loading: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockCall('/api/tools/photo-reports/get-plan', () => new Promise<never>(() => undefined)),
      ...has([], []),
    ],
  },
};

export const OneThatIsNotThere: Story = {
  parameters: { ...unpictured, ...at(77) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};

export const SomebodyElseHasPutItOff: Story = {
  parameters: {
    msw: has([storyPlan()], storyReports, { meanwhile: (plan) => ({ ...plan, task: 'Витрина «Зима»' }) }),
  },
  async play({ canvas, userEvent }) {
    const task = await canvas.findByRole('textbox', { name: 'Задание' });
    await userEvent.clear(task);
    await userEvent.type(task, 'Витрина «Весна»');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByRole('button', { name: 'Взять сохранённое' })).toBeVisible();
    await expect(canvas.getByText('Витрина «Зима»', { selector: 'dd' })).toBeVisible();
  },
};

export const StoresAreSaved: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Сирень Тюмень' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText('Сохранено')).toBeVisible();
    const stores = within(canvas.getByRole('region', { name: 'Магазины плана' }));
    await expect(stores.queryByText('Сирень Тюмень')).toBeNull();
  },
};

export const OneThatNoStoreHasBegunIsDeleted: Story = {
  parameters: {
    ...unpictured,
    msw: has(storyPlans, []),
    // The board, where one comes to, is a screen of its own.
    staff: { ...at(12).staff, route: '/photoreport-plan/:id?' },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить…' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Удалить' }));
    await expect(await screen.findByText('План удалён')).toBeVisible();
  },
};

export const OneThatStoresHaveBegunStays: Story = {
  parameters: unpictured,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Магазины уже начали отчёты/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Удалить…' })).toBeNull();
  },
};

export const WhoMayNotPlanLooksAtIt: Story = {
  parameters: {
    ...unpictured,
    msw: [mockMe([...atWork, 'photo-reports.send']), ...mockPhotoReports(storyPlans, storyReports)],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Что снять' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Задание' })).toBeNull();
  },
};

export const ANewOneTellsWhatIsMissing: Story = {
  parameters: { ...at('new'), chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Сирень Центр' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Создать план' }));
    await expect(await canvas.findByText('Напишите, что снять.')).toBeVisible();
    await expect(canvas.getByText('Назовите каждый снимок.')).toBeVisible();
  },
};

/** Where what is typed of a plan to come is kept. */
const DRAFT = 'draft/photo-plan/new';

export const ANewOneIsMadeAndOpened: Story = {
  parameters: { ...unpictured, ...at('new') },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Задание' }), 'Касса');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Последний день' }), '30.11.2026{Enter}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Все магазины' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Снимок 1' }), 'Ценники');
    await waitFor(() => expect(readOwn(DRAFT)).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Создать план' }));
    await expect(await canvas.findByRole('heading', { name: 'Касса', level: 1 })).toBeVisible();
    // The next form starts empty.
    await expect(readOwn(DRAFT)).toBeNull();
  },
};
