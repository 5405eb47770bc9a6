import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { writeOwn } from '../../info/index.ts';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { makeStaffCoupon, storyCoupons } from './coupons.fixtures.ts';
import { mockCoupons } from './coupons.mock.ts';
import { CouponScreen } from './CouponScreen.tsx';
import { emptyNewCoupon } from './useNewCoupon.ts';

const me = mockMe([...atWork, 'coupons.edit']);
const has = (coupon = makeStaffCoupon(), meanwhile = false) => [
  me,
  ...mockCoupons(storyCoupons, coupon, { meanwhile }),
];
const at = (id: string) => ({ staff: { at: `/discount-coupons/${id}`, route: '/discount-coupons/:id' } });

const meta = {
  title: 'Staff/Coupon',
  component: CouponScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at('7'), msw: has() },
} satisfies Meta<typeof CouponScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

export const TriedOnACart: Story = {
  parameters: { ...onPhonesToo, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^По.заказу$/u }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер заказа' }), '№ 104516');
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
    await expect(await canvas.findByText('Исключён: раздел «Уценка»')).toBeVisible();
    await expect(canvas.getByText(/^Упёрлись в.предел/u)).toBeVisible();
  },
};

export const AnOrderThatThereIsNot: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^По.заказу$/u }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер заказа' }), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
    await expect(await canvas.findByText('Такого заказа нет.')).toBeVisible();
  },
};

export const AFieldIsSavedByTheKeys: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const value = await canvas.findByRole('textbox', { name: 'Размер' });
    await userEvent.clear(value);
    await userEvent.type(value, '101');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText(/^Не.больше 100.%\.$/u)).toBeVisible();
    await userEvent.clear(value);
    await userEvent.type(value, '15');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText('Сохранено')).toBeVisible();
  },
};

export const ChangedBySomebodyElse: Story = {
  parameters: { ...unpictured, msw: has(makeStaffCoupon({ id: 12 }), true), ...at('12') },
  async play({ canvas, userEvent }) {
    const value = await canvas.findByRole('textbox', { name: 'Размер' });
    await userEvent.clear(value);
    await userEvent.type(value, '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/^Размер скидки: пока вы/u)).toBeVisible();
  },
};

export const OfAFeed: Story = {
  parameters: { ...unpictured, msw: has(makeStaffCoupon({ id: 13, fed: true })), ...at('13') },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/приходит из.файла/u)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Размер' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Выключить' }));
    await expect(await canvas.findByRole('button', { name: 'Включить' })).toBeVisible();
  },
};

export const ANewOneWhoseCodeIsTaken: Story = {
  parameters: { ...unpictured, msw: has(), ...at('new') },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Код' }), 'lada20');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать промокод' }));
    await expect(await canvas.findByText('Такой промокод уже есть.')).toBeVisible();
  },
};

const draft = {
  ...emptyNewCoupon,
  ...{ code: 'ВЕСНА20', value: '20', brands: '41', offers: '9003 Диван «Клуб», уценка' },
};
const begun = () => writeOwn('draft/coupon/new', { base: emptyNewCoupon, mine: draft });

export const ANewOneComesBackAsItWasTyped: Story = {
  beforeEach: begun,
  parameters: { ...onPhonesToo, msw: has(), ...at('new') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Код' })).toHaveValue('ВЕСНА20');
    await expect(canvas.getByText('Диван «Клуб», уценка')).toBeVisible();
  },
};

export const ANewOneIsBegunAnew: Story = {
  beforeEach: begun,
  parameters: { ...unpictured, msw: has(), ...at('new') },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать заново' }));
    await expect(canvas.getByRole('textbox', { name: 'Код' })).toHaveValue('');
    await expect(canvas.queryByText('Диван «Клуб», уценка')).toBeNull();
  },
};

export const ANewSeries: Story = {
  parameters: { ...onPhonesToo, msw: has(), ...at('new') },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Серия кодов' }));
    await expect(canvas.queryByRole('textbox', { name: /Всего раз/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Создать серию' }));
    await expect(await canvas.findByText('Напишите название серии.')).toBeVisible();
  },
};
