import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { suggestMapping } from '@siren/domain/imports';
import type { TableColumn, TableMapping } from '@siren/domain/imports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { storyReport, storyRuns } from './imports.fixtures.ts';
import { mockBegin, mockReport, mockRuns, mockTable } from './imports.mock.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { ImportsScreen } from './ImportsScreen.tsx';

const started = fn();
const common = [mockMe([...atWork, 'imports.run']), ...mockRuns(storyRuns), ...mockBegin('table', started)];

const words: Readonly<Record<string, string[]>> = {
  Артикул: ['00713', '00714', '00715'],
  Название: ['Гамак «Верба» плетёный', 'Качели «Ива»', 'Кресло-кокон «Ольха»'],
  'Цена, руб.': ['4 990,00', '12 490,00', '18 900,00'],
  Остаток: ['5', '12', 'много'],
  Раздел: ['Сад > Гамаки', 'Сад > Качели', 'Сад > Кресла'],
  'Вес, кг': ['3,5', '18', '22'],
};

/** A table with these headings, as the shop would suggest to read it. */
const tableOf = (headings: string[], before: TableColumn[] | null = null) => [
  ...common,
  ...mockTable({
    ...suggestMapping(headings, before),
    samples: headings.map((heading) => words[heading] ?? ['100', '', '250']),
  }),
];
const usual = Object.keys(words);
const suggested = suggestMapping(usual, null).mapping.columns;

const meta = {
  title: 'Staff/Imports/Table',
  component: ImportsScreen,
  decorators: [withStaff],
  args: { begins: true },
  parameters: { layout: 'fullscreen', staff: { at: '/import-log' }, msw: tableOf(usual) },
} satisfies Meta<typeof ImportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

const compare = () => screen.getByRole('button', { name: /^Сравнить/u });

/** Chooses a table and goes on to its columns. */
async function openColumns(): Promise<void> {
  const file = new File(['a;b'], 'loza.csv', { lastModified: 1 });
  await userEvent.upload(await screen.findByLabelText(/^Файл с.товарами/u), file);
  const next = await screen.findByRole('button', { name: 'Дальше: столбцы' });
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(next);
}

export const Loaded: Story = {
  parameters: onPhonesToo,
  async play() {
    started.mockClear();
    await openColumns();
    const price = await screen.findByRole('combobox', { name: 'Цена, руб.' });
    await expect(price).toHaveValue('price');
    await expect(price).toHaveAccessibleDescription(/4 990,00 · 12 490,00/u);
    await expect(screen.getByRole('textbox', { name: 'Единица: Вес, кг' })).toHaveValue('кг');
    await expect(compare()).toBeEnabled();
  },
};

export const ATrialGoesByWhatWasChosen: Story = {
  parameters: unpictured,
  async play() {
    started.mockClear();
    await openColumns();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Раздел' }), 'ignore');
    await userEvent.click(screen.getByRole('checkbox', { name: /только часть товаров/u }));
    await userEvent.click(compare());
    await waitFor(() => expect(started).toHaveBeenCalled());
    const [wish] = started.mock.lastCall ?? [];
    const { mapping } = wish as { mapping: TableMapping };
    await expect(mapping.part).toBe(true);
    await expect(mapping.columns[4]).toEqual({ heading: 'Раздел', to: 'ignore', unit: '' });
  },
};

export const ADoubledHeading: Story = {
  parameters: { msw: tableOf(['Артикул', 'Название', 'Цена', 'Цена']) },
  async play() {
    await openColumns();
    const second = await screen.findByRole('combobox', { name: 'Цена (2)' });
    await expect(second).toHaveValue('ignore');
    await userEvent.selectOptions(second, 'price');
    await expect(second).toHaveAccessibleDescription(/Выбрано и.у.другого столбца/u);
    await expect(compare()).toBeDisabled();
  },
};

export const WithoutAnArticle: Story = {
  parameters: { msw: tableOf(['Название', 'Цена, руб.', 'Номер по каталогу']) },
  async play() {
    await openColumns();
    await expect(await screen.findByText(/^Не.выбран столбец: артикул/u)).toBeVisible();
    await expect(compare()).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Номер по каталогу' }), 'article');
    await waitFor(() => expect(compare()).toBeEnabled());
  },
};

export const TheSameColumnsAsLastTime: Story = {
  parameters: { ...unpictured, msw: tableOf(usual, suggested) },
  async play() {
    await openColumns();
    await expect(await screen.findByText(/^Столбцы те.же/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
    await expect(await screen.findByRole('textbox', { name: 'Источник' })).toHaveValue('loza');
  },
};

export const OtherColumnsThanLastTime: Story = {
  parameters: { ...unpictured, msw: tableOf([...usual, 'Скидка'], suggested) },
  async play() {
    await openColumns();
    await expect(await screen.findByText(/^Столбцы не.те/u)).toBeVisible();
  },
};

const LONG = 'Рекомендованнаярозничнаяценаснезависимымиотрегионанадбавками и скидкой постоянного покупателя';

export const LongHeadings: Story = {
  parameters: {
    ...onPhonesToo,
    msw: tableOf(['Артикул', 'Наименование товара', 'Цена', LONG, `${LONG}, кг`]),
  },
  async play() {
    await openColumns();
    await expect(await screen.findByRole('combobox', { name: LONG })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...unpictured,
    msw: [mockCall('/api/admin/imports/table', () => new Promise<never>(() => undefined)), ...common],
  },
  async play() {
    await openColumns();
    await expect(await screen.findByRole('group', { name: 'Столбцы таблицы' })).toHaveFocus();
    await expect(compare()).toBeDisabled();
  },
};

export const Unreadable: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockCall('/api/admin/imports/table', () => {
        throw staffRefusal('import.table_unreadable', { details: ['Файл Excel оборван.'] });
      }),
      ...common,
    ],
  },
  async play() {
    await openColumns();
    await expect(await screen.findByText(/^Эту таблицу прочитать не.получилось/u)).toBeVisible();
    await expect(screen.getByText('Файл Excel оборван.')).toBeVisible();
  },
};

export const RowsThatWereNotTaken: Story = {
  render: () => <ImportScreen />,
  parameters: {
    staff: { at: '/import-log/41', route: '/import-log/:id' },
    msw: [
      mockMe([...atWork, 'imports.run']),
      ...mockRuns(storyRuns),
      ...mockReport({ ...storyReport, failedRows: 7 }, []),
    ],
  },
  async play() {
    await expect(await screen.findByText(/^7.строк не взято/u)).toBeVisible();
    const [menu] = await screen.findAllByRole('button', { name: 'Выгрузить' });
    await userEvent.click(menu!);
    await expect(await screen.findByRole('menuitem', { name: /CSV/u })).toHaveAttribute(
      'href',
      expect.stringContaining('failed-rows'),
    );
    await userEvent.keyboard('{Escape}');
  },
};
