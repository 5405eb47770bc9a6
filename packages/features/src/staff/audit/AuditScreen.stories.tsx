import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { longAuditRow, RUN, storyAudit } from './audit.fixtures.ts';
import { mockAudit } from './audit.mock.ts';
import { AuditScreen } from './AuditScreen.tsx';

const has = (...given: Parameters<typeof mockAudit>) => [mockMe(), ...mockAudit(...given)];
const at = (query: string) => ({ staff: { at: `/audit${query}` } });

const meta = {
  title: 'Staff/Audit',
  component: AuditScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(''), msw: has(storyAudit) },
} satisfies Meta<typeof AuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };
const panel = async () =>
  within((await screen.findByRole('complementary', { name: 'Действие' })) ?? document.body);

export const Loaded: Story = {
  parameters: onPhonesToo,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^7.действий$/u)).toBeVisible();
    await expect(await canvas.findByText(/^200.записей$/u)).toBeVisible();
    await expect(canvas.getByText('Отменено')).toBeVisible();
  },
};

export const AChangeOpensBesideTheListAndIsUndone: Story = {
  parameters: { ...at('?entry=20'), msw: has(storyAudit) },
  async play({ canvas, userEvent }) {
    const opened = await panel();
    await expect(await opened.findByText('Отменить можно')).toBeVisible();
    await expect(opened.getByRole('link', { name: 'Диван «Лада» двухместный' })).toHaveAttribute(
      'href',
      '/products/701',
    );
    await userEvent.click(opened.getByRole('button', { name: 'Вернуть как было' }));
    await expect(await opened.findByText(/^Отменено: 21 ноября/u)).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Вернуть как было' })).toBeNull();
    await expect(await canvas.findByText(/^8.действий$/u)).toBeVisible();
  },
};

export const AChangeThatIsOpen: Story = {
  parameters: { ...onPhonesToo, ...at('?entry=20') },
  async play() {
    await expect(await screen.findByText('Отменить можно')).toBeVisible();
  },
};

export const OpenedAndShutByKeys: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const line = await canvas.findByRole('link', { name: /12:46/u });
    line.focus();
    await userEvent.keyboard('{Enter}');
    await (await panel()).findByText('Отменить можно');
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Действие' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Действие' })).toBeNull());
  },
};

export const ChangedMeanwhileItIsNotUndone: Story = {
  parameters: { ...at('?entry=20'), msw: has(storyAudit, { meanwhile: { price: 49_990 } }) },
  async play({ userEvent }) {
    const opened = await panel();
    await userEvent.click(await opened.findByRole('button', { name: 'Вернуть как было' }));
    await expect(await opened.findByRole('alert')).toHaveTextContent(/уже изменили/u);
    await expect(opened.getByRole('status')).toHaveTextContent(/меняли ещё раз/u);
    await expect(opened.queryByRole('button', { name: 'Вернуть как было' })).toBeNull();
  },
};

export const StepsOfOrdersAreNotUndone: Story = {
  parameters: at('?entry=19'),
  async play() {
    const opened = await panel();
    await expect(await opened.findByText(/отсюда не.отменяют/u)).toBeVisible();
    await expect(opened.getByRole('link', { name: /^ещё.199$/u })).toHaveAttribute(
      'href',
      `/audit?run=${RUN}`,
    );
    await expect(opened.queryByRole('button', { name: 'Вернуть как было' })).toBeNull();
  },
};

export const NarrowedByWhoAndKind: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const choose = async (name: RegExp, choice: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: choice }));
      await userEvent.keyboard('{Escape}');
    };
    await choose(/^Кто/u, 'Олег Гараев');
    await expect(await canvas.findByText(/^2.действия$/u)).toBeVisible();
    await choose(/^Поле/u, 'Показ');
    await expect(await canvas.findByText(/^1.действие$/u)).toBeVisible();
    await expect(canvas.getByText(/^Скрыт от.покупателей$/u)).toBeVisible();
  },
};

export const ASearchThatFindsNothing: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await canvas.findByText(/^7.действий$/u);
    await userEvent.type(canvas.getByRole('searchbox'), 'Неизвестный{Enter}');
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible();
  },
};

export const AChangeThatIsNotThere: Story = {
  parameters: at('?entry=404'),
  async play() {
    await expect(await (await panel()).findByText('Здесь ничего нет')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: has([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Действий пока нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/admin/audit/list', () => new Promise(() => {})), ...has([])] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedAndTriedAgain: Story = {
  parameters: {
    msw: [mockCall('/api/admin/audit/list', () => refusal('general.unavailable')), ...has(storyAudit)],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: { ...onPhonesToo, msw: has([longAuditRow, ...storyAudit]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^8.действий$/u)).toBeVisible();
  },
};
