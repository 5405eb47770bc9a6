import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withStaff } from '../../stories/index.ts';
import { brought, fetched, large } from './papers.fixtures.ts';
import { mockPapers, print, watchPrint } from './papers.mock.ts';
import { WaybillPaper } from './WaybillPaper.tsx';

const of = (...ids: number[]) => ({
  at: `/orders/${ids.join(',')}/print/waybill`,
  route: '/orders/:id/print/waybill',
  shell: false,
});

const meta = {
  title: 'Staff/Papers/Waybill',
  component: WaybillPaper,
  decorators: [withStaff],
  beforeEach: watchPrint,
  parameters: {
    layout: 'fullscreen',
    staff: of(100_007),
    msw: [mockPapers(brought, fetched, large)],
  },
} satisfies Meta<typeof WaybillPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');

export const BroughtAndNotPaid: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Накладная № 100007', level: 1 })).toBeVisible();
    const [, sofa, , courier] = canvas.getAllByRole('row');
    const cells = (row: HTMLElement | undefined) => (row ? within(row).getAllByRole('cell').map(said) : []);
    await expect(cells(sofa).slice(2)).toEqual(['1', '68 990 ₽', '17 800 ₽', '51 190 ₽']);
    await expect(cells(courier).slice(1)).toEqual(['Курьером', '1', '—', '—', '990 ₽']);
    await expect(said(canvas.getByText(/^К.оплате при получении$/u).nextElementSibling)).toBe('78 523 ₽');
    await expect(
      canvas.getByText('Семьдесят восемь тысяч пятьсот двадцать три рубля 00 копеек'),
    ).toBeVisible();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  },
};

export const FetchedAndPaidInPart: Story = {
  parameters: { staff: of(100_012) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Малышева, 71, ул. Малышева, 71')).toBeVisible();
    await expect(said(canvas.getByText('Оплачено').nextElementSibling)).toBe('10 000 ₽');
    await expect(said(canvas.getByText('Бонусы').nextElementSibling)).toBe('−640 ₽');
    await expect(said(canvas.getByText(/^К.оплате при получении$/u).nextElementSibling)).toBe('7 530,50 ₽');
  },
};

export const EachOrderHasItsOwn: Story = {
  parameters: { staff: of(100_012, 100_007), chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  },
};

export const LongWordsOfManyRows: Story = {
  parameters: { staff: of(100_031), chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('row')).length).toBe(25);
  },
};
