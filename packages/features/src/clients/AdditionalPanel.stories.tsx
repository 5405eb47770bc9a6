import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withShop } from '../stories/index.ts';
import { makeStores } from '../testing/index.ts';
import { AdditionalPanel } from './AdditionalPanel.tsx';
import type { AdditionalPanelProps } from './AdditionalPanel.tsx';
import { makeStaffInfo } from './clients.fixtures.ts';
import { mockClients } from './clients.mock.ts';
import type { Added } from './useStaffOrder.ts';

const info = makeStaffInfo();
const franchise = makeStores().find((store) => store.franchise) ?? null;

const onJudged = fn<AdditionalPanelProps['staff']['onJudged']>();

const meta = {
  title: 'Patterns/Additional data',
  component: AdditionalPanel,
  decorators: [withShop],
  args: {
    info,
    toPay: 54_990.5,
    exposition: false,
    staff: { added: null, onAdded: () => undefined, onJudged },
  },
  render: function Kept(args) {
    const [added, onAdded] = useState<Added | null>(null);
    return <AdditionalPanel {...args} staff={{ added, onAdded, onJudged }} />;
  },
  parameters: { msw: mockClients(info, []), chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AdditionalPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAFranchiseStoreWithGoodsForExposition: Story = {
  args: { info: { ...info, store: franchise }, exposition: true },
  parameters: { chromatic: { disableSnapshot: false, modes: { phone: { disable: false } } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('combobox', { name: 'Источник заказа' })).toBeVisible();
    await expect(canvas.getByText(/товары только для экспозиции/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Продажа франчайзи' }), 'purchase');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Картой' }), '50 000');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Наличными' }), '4990,51');
    await expect(canvas.getByText(/заказ на 54 990,50/)).toBeVisible();
    await expect(onJudged).toHaveBeenLastCalledWith({
      additional: expect.objectContaining({
        franchiseType: 'purchase',
        prepayment: { 1: 50_000, 3: 4_990.51 },
      }),
      hindered: 'prepayment-3',
    });
  },
};

export const ThePrepaymentMayBeAllOfTheSum: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Картой' }), 'много');
    await expect(canvas.getByText(/Сумма в рублях/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Картой' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Картой' }), '54990,50');
    await waitFor(() =>
      expect(onJudged).toHaveBeenLastCalledWith({
        additional: expect.objectContaining({ prepayment: { 1: 54_990.5 } }),
        hindered: null,
      }),
    );
    await expect(canvas.queryByText(/Уменьшите/)).toBeNull();
  },
};

export const ConditionAndConsentsAreTold: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Ведёт заказ' }),
      'Илья Громов',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Условие заказа' }), 'Для экспозиции');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Согласен на.уценку/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Оставить клиента/ }));
    await expect(canvas.queryByRole('combobox', { name: 'Продажа франчайзи' })).toBeNull();
    await expect(onJudged).toHaveBeenLastCalledWith({
      additional: expect.objectContaining({ user: 4, condition: 'exposition', cheap: true, keepData: true }),
      hindered: null,
    });
  },
};

export const AColleagueOfTheSameNameMayLeadTheOrder: Story = {
  parameters: {
    msw: [
      mockCall('/api/cart/additional-data', () => ({
        users: [
          { id: 2, name: 'Олег Мартынов' },
          { id: 9, name: 'Олег Мартынов' },
        ],
        sources: [],
      })),
    ],
  },
  async play({ canvasElement }) {
    const leads = await within(canvasElement).findByRole('combobox', { name: 'Ведёт заказ' });
    await expect(within(leads).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(leads, 'Олег Мартынов');
    await expect(onJudged).toHaveBeenLastCalledWith({
      additional: expect.objectContaining({ user: 9 }),
      hindered: null,
    });
  },
};

export const WithoutItsOptionsTheRestIsThere: Story = {
  parameters: {
    msw: [mockCall('/api/cart/additional-data', () => refusal('general.too_many_requests'))],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/загрузить источники и/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Условие заказа' })).toBeVisible();
  },
};
