import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeStaffGood } from '../goods/goods.fixtures.ts';
import { mockGood } from '../goods/goods.mock.ts';
import { mockMe, withStaff } from '../stories/index.ts';
import { longError, makeError, storyErrors } from './catalogErrors.fixtures.ts';
import { mockErrors } from './catalogErrors.mock.ts';
import { CatalogErrorsScreen } from './CatalogErrorsScreen.tsx';

/** The good of the first error is there to be mended. */
const has = (...given: Parameters<typeof mockErrors>) => [
  mockMe(),
  ...mockErrors(...given),
  ...mockGood(makeStaffGood()),
];
const at = (query: string) => ({ staff: { at: `/catalog-error${query}` } });

const meta = {
  title: 'Staff/CatalogErrors',
  component: CatalogErrorsScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(''), msw: has(storyErrors) },
} satisfies Meta<typeof CatalogErrorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };
const panel = async () => within(await screen.findByRole('complementary', { name: 'Ошибка' }));

export const Loaded: Story = {
  parameters: onPhonesToo,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Кровать «Полынь»/u })).toBeVisible();
    await expect(await canvas.findByText(/^Новых 7, проверено 21/u)).toBeVisible();
  },
};

export const AnErrorThatIsOpen: Story = {
  parameters: { ...onPhonesToo, ...at('?error=2') },
  async play() {
    await expect(await screen.findByText(/ural\.xml, строка.41208/u)).toBeVisible();
  },
};

export const APriceIsMendedInPlace: Story = {
  parameters: {
    ...unpictured,
    ...at('?error=1'),
    msw: has(storyErrors, { mended: ({ rule }) => rule === 'price_jump' }),
  },
  async play({ userEvent }) {
    const mended = await screen.findByRole('textbox', { name: /^Верная цена/u });
    await expect(mended).toHaveValue('74\u00a0490');
    const button = screen.getByRole('button', { name: 'Исправить' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.clear(mended);
    await userEvent.click(button);
    await expect(await screen.findByText(/^Напишите рубли/u)).toBeVisible();
    await userEvent.type(mended, '74 490');
    await userEvent.click(button);
    await expect(await screen.findByText('Исправлена')).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /^Верная цена/u })).toBeNull();
  },
};

export const APriceThatJumped: Story = {
  parameters: { ...onPhonesToo, ...at('?error=1') },
  async play() {
    await expect(await screen.findByText(/^−67.041.₽, −90.%$/u)).toBeVisible();
  },
};

export const NarrowedByARule: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /^Повтор артикула/u }));
    await expect(await canvas.findByRole('link', { name: /Стул «Тис»/u })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Кровать/u })).toBeNull());
  },
};

export const SetAsideWithAReasonAndBack: Story = {
  parameters: { ...unpictured, ...at('?error=6') },
  async play({ canvas, userEvent }) {
    const opened = await panel();
    await userEvent.click(await opened.findByRole('button', { name: /^Не.ошибка…$/u }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: /^Не.ошибка$/u }));
    await expect(await asked.findByText('Напишите причину.')).toBeVisible();
    await userEvent.type(asked.getByRole('textbox', { name: 'Причина' }), 'Фото будет в мае');
    await userEvent.click(asked.getByRole('button', { name: /^Не.ошибка$/u }));
    await expect(await opened.findByText('Причина: Фото будет в мае')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Не.ошибки.*1$/u })).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Это ошибка' }));
    await expect(await opened.findByRole('button', { name: /^Не.ошибка…$/u })).toBeVisible();
  },
};

export const SeveralAreSetAsideAtOnce: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    for (const name of [/Комод «Лоза»/u, /Полка «Роща»/u])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Не.ошибка…$/u }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.type(asked.getByRole('textbox', { name: 'Причина' }), 'Под заказ');
    await userEvent.click(asked.getByRole('button', { name: /^Не.ошибка$/u }));
    await expect(await canvas.findByRole('link', { name: /^Не.ошибки.*2$/u })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await expect(await canvas.findByRole('link', { name: /^Не.ошибки.*0$/u })).toBeVisible();
  },
};

export const SomebodyChangedItMeanwhile: Story = {
  parameters: { ...at('?error=6'), msw: has(storyErrors, { meanwhile: true }) },
  async play({ userEvent }) {
    const opened = await panel();
    // People come after the error.
    const other = await opened.findByRole('option', { name: 'Мария Шубина' });
    await userEvent.selectOptions(opened.getByRole('combobox', { name: 'Ответственный' }), other);
    await expect(await screen.findByText(/уже изменили/u)).toBeVisible();
    await expect(await opened.findByText('Ответственный: Олег Гараев')).toBeVisible();
  },
};

export const AnErrorThatIsNotThere: Story = {
  parameters: { ...unpictured, ...at('?error=404') },
  async play() {
    await expect(await (await panel()).findByText('Здесь ничего нет')).toBeVisible();
  },
};

export const NarrowedToNothing: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: /Кровать/u });
    await userEvent.type(canvas.getByRole('searchbox'), 'Неизвестный{Enter}');
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: has([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Ошибок нет')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [mockCall('/api/admin/catalog-error/list', () => new Promise(() => {})), ...has(storyErrors)],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedAndTriedAgain: Story = {
  parameters: {
    msw: [
      mockCall('/api/admin/catalog-error/list', () => refusal('general.unavailable')),
      ...has(storyErrors),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [mockCall('/api/staff/me', () => refusal('user.not_authorized')), ...has(storyErrors)],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет доступа')).toBeVisible();
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    ...onPhonesToo,
    ...at('?error=30'),
    msw: [...mockGood(makeStaffGood({ id: longError.record.id })), ...has([longError, ...storyErrors])],
  },
  async play() {
    await expect(await screen.findByText('Найдена при импорте')).toBeVisible();
  },
};

const MANY = Array.from({ length: 50_000 }, (_, id) =>
  makeError(id + 1, 'param_no_unit', { name: `Шкаф «Кедр» ${id + 1}`, value: `Глубина ${id}` }),
);

export const FiftyThousandOfThem: Story = {
  parameters: { ...unpictured, msw: has(MANY) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/из.50.000$/u)).toBeVisible();
  },
};
