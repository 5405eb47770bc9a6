import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withStaff } from '../../stories/index.ts';
import { brought, fetched, large } from './papers.fixtures.ts';
import { mockPapers, print, watchPrint } from './papers.mock.ts';
import { PickingPaper } from './PickingPaper.tsx';

const of = (...ids: number[]) => ({
  at: `/orders/${ids.join(',')}/print/picking`,
  route: '/orders/:id/print/picking',
  shell: false,
});

const meta = {
  title: 'Staff/Papers/Picking list',
  component: PickingPaper,
  decorators: [withStaff],
  beforeEach: watchPrint,
  parameters: {
    layout: 'fullscreen',
    staff: of(100_007),
    msw: [mockPapers(brought, fetched, large)],
  },
} satisfies Meta<typeof PickingPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));

export const OneOrder: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas, canvasElement }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Лист сборки № 100007', level: 1 }),
    ).toBeVisible();
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows.map((row) => cellsOf(row).slice(-2))).toEqual([
      ['Сибирский тракт, 12', '1'],
      ['Малышева, 71', '2'],
      ['Не отложено', '1'],
    ]);
    await expect(canvas.getByText(/^Просил позвонить за час/u)).toBeVisible();
    await expect(canvas.getByText('Домофон не работает, позвоните')).toBeVisible();
    // Neither money nor a phone, nor whose it is.
    await expect(canvasElement).not.toHaveTextContent(/₽|\+7|Лебедева/u);
  },
};

export const ItPrintsItselfOnceAndAgainByTheButton: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Печать' });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await userEvent.click(button);
    await expect(print).toHaveBeenCalledTimes(2);
  },
};

export const SeveralOrdersBeginWithAllGoodsByPlace: Story = {
  parameters: {
    staff: of(100_012, 100_007),
    chromatic: { modes: { phone: { disable: false } } },
  },
  async play({ canvas }) {
    const together = within(await canvas.findByRole('article', { name: /^Лист сборки: 2.заказа$/u }));
    await expect(
      together.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Малышева, 71', 'Сибирский тракт, 12', 'Не\u00a0отложено']);
    const here = within(together.getByRole('region', { name: 'Малышева, 71' }));
    const [, row] = here.getAllByRole('row');
    await expect(row && cellsOf(row).slice(-2)).toEqual(['№ 100012: 3, № 100007: 2', '5']);
    // A sheet of each follows, in the order in which they were selected.
    await expect(canvas.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Лист сборки: 2\u00a0заказа',
      'Лист сборки № 100012',
      'Лист сборки № 100007',
    ]);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  },
};

export const LongWordsOfManyRows: Story = {
  parameters: { staff: of(100_031), chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('row')).length).toBe(23);
  },
};

export const OneThatIsNotThereLeavesAllUnprinted: Story = {
  parameters: { ...unpictured, staff: of(100_007, 5) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Здесь ничего нет')).toBeVisible();
    await expect(print).not.toHaveBeenCalled();
  },
};

export const AnAddressThatNamesNoOrderHasNoPaper: Story = {
  parameters: { ...unpictured, staff: { ...of(), at: '/orders/7,7/print/picking' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Здесь ничего нет')).toBeVisible();
    await expect(print).not.toHaveBeenCalled();
  },
};
