import type { AnswerOf } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { stockProblem } from '@siren/domain/goods';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockOffice, mockRooms } from '../backOffice.mock.ts';
import { scan } from '../stories/scan.ts';
import { anOffice, withOffice } from '../stories/withOffice.tsx';
import { StockScreen } from './StockScreen.tsx';

type Good = AnswerOf<'/api/backoffice/stock/change'>;

const goods: readonly Good[] = [
  {
    offer: 1,
    product: 1,
    name: 'Стул «Тис», дуб, молочный',
    article: '1187203',
    price: 7_490,
    pieces: 6,
    held: 4,
  },
  {
    offer: 2,
    product: 2,
    name: 'Стул «Тис» с мягким сиденьем',
    article: '1204611',
    price: 7_090,
    pieces: 0,
    held: 0,
  },
  {
    ...{ offer: 3, product: 3, article: '1150946', price: null, pieces: 12, held: 0 },
    name: 'Стул полубарный трансформируемый «Константинополь-Переславль», экокожа, тёмно-коричневый',
  },
];

/** A store with these goods, whose rules are those of the domain. */
function mockStock(first: readonly Good[] = goods) {
  let all = [...first];
  return [
    mockCall('/api/backoffice/stock/stores', () => ({
      stores: [
        { id: 1, name: 'Малышева, 71' },
        { id: 2, name: '8 Марта, 149' },
      ],
    })),
    mockCall('/api/backoffice/stock/find', ({ query }) => ({
      goods: all.filter(({ name, article }) =>
        `${name} ${article}`.toLowerCase().includes(query.toLowerCase()),
      ),
    })),
    mockCall('/api/backoffice/stock/change', ({ offer, difference, reason }) => {
      const good = all.find((one) => one.offer === offer);
      if (!good) throw staffRefusal('good.not_found');
      const problem = stockProblem({ free: good.pieces, held: good.held }, { difference, reason });
      if (problem) throw staffRefusal('good.stock_short');
      const changed = { ...good, pieces: good.pieces + difference };
      all = all.map((one) => (one === good ? changed : one));
      return changed;
    }),
    ...mockOffice(),
    ...mockRooms(),
  ];
}

const meta = {
  title: 'Back-office/Stock',
  component: StockScreen,
  decorators: [withOffice],
  loaders: [anOffice],
  beforeEach: () => localStorage.removeItem('own:office-store'),
  parameters: {
    layout: 'fullscreen',
    office: { at: '/stock?q=стул', route: '/stock' },
    msw: mockStock(),
  },
} satisfies Meta<typeof StockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const quiet = { chromatic: { disableSnapshot: true } };

export const Found: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    const rows = await within(
      await canvas.findByRole('list', { name: 'Остатки, Малышева, 71' }),
    ).findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/6.шт\.в.заказах 4.шт\./u);
  },
};

export const NothingIsAskedYet: Story = {
  parameters: { office: { at: '/stock', route: '/stock' } },
  async play({ canvas }) {
    await canvas.findByText('Что ищем?');
  },
};

export const PiecesAreMendedByADifferenceWithAReason: Story = {
  parameters: { ...quiet, msw: mockStock() },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Изменить остаток: Стул «Тис», дуб/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^На.сколько/u }), '2');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Причина' }), 'Пропажа');
    await userEvent.click(dialog.getByRole('button', { name: 'Изменить остаток' }));
    await waitFor(() =>
      expect(
        canvas.getAllByRole('listitem').some((one) => /4.шт\.в.заказах/u.test(one.textContent ?? '')),
      ).toBe(true),
    );
  },
};

export const AScanWhileAWindowAsksSomethingGoesNowhere: Story = {
  parameters: { ...quiet, msw: mockStock() },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Изменить остаток: Стул «Тис», дуб/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByRole('textbox', { name: /^На.сколько/u });
    // A key that is no sign of a code: what follows is no part of what was typed.
    await userEvent.type(field, '2{ArrowRight}');
    await expect(scan('1204611')).toBe(false);
    await screen.findByText('Сначала закройте окно, потом считайте код ещё раз.');
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1);
    scan('1204611');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const AScanChoosesNoOtherStoreWhereTheListOfThemHasTheFocus: Story = {
  parameters: quiet,
  async play({ canvas }) {
    const store = await canvas.findByRole('combobox', { name: 'Магазин' });
    await canvas.findByRole('list', { name: 'Остатки, Малышева, 71' });
    store.focus();
    // As a browser goes to the store whose name begins with the sign.
    store.addEventListener('keydown', () => fireEvent.change(store, { target: { value: '2' } }), {
      once: true,
    });
    scan('8411876');
    await waitFor(() => expect(store).toHaveValue('1'));
    await expect(localStorage.getItem('own:office-store')).toBe('1');
  },
};

export const TheStoreIsRemembered: Story = {
  parameters: quiet,
  async play({ canvas }) {
    const store = await canvas.findByRole('combobox', { name: 'Магазин' });
    await userEvent.selectOptions(store, '8 Марта, 149');
    await canvas.findByRole('list', { name: 'Остатки, 8 Марта, 149' });
    await expect(localStorage.getItem('own:office-store')).toBe('2');
  },
};

export const NothingFound: Story = {
  parameters: { ...quiet, office: { at: '/stock?q=zzz', route: '/stock' } },
  async play({ canvas }) {
    await canvas.findByText(/^Ничего не.нашлось$/u);
  },
};

export const Failed: Story = {
  parameters: {
    ...quiet,
    msw: [mockCall('/api/backoffice/stock/find', () => refusal('general.unavailable')), ...mockStock()],
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: /получилось найти товары/u });
  },
};
