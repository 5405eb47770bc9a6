import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { writeOwn } from '../../info/index.ts';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { formOf } from './couponForm.ts';
import { makeStaffCoupon, storyCoupons } from './coupons.fixtures.ts';
import { mockCoupons } from './coupons.mock.ts';
import type { MockCouponsOptions } from './coupons.mock.ts';
import { CouponScreen } from './CouponScreen.tsx';

const me = mockMe([...atWork, 'coupons.edit']);
const has = (coupon = makeStaffCoupon(), options: MockCouponsOptions = {}) => [
  me,
  ...mockCoupons(storyCoupons, coupon, options),
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
    await expect(canvas.getByText(/^Цены и.наличие: Екатеринбург$/u)).toBeVisible();
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
  parameters: { ...unpictured, msw: has(makeStaffCoupon({ id: 12 }), { meanwhile: true }), ...at('12') },
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

export const ACodeOfASeries: Story = {
  parameters: {
    ...onPhonesToo,
    msw: has(
      makeStaffCoupon({ code: 'VES-7KXM2PQR', series: { id: 2, name: 'Весенняя рассылка', codes: 10_000 } }),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/меняются сразу у.всех её кодов/u)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Всего раз/u })).toBeNull();
  },
};

export const AGoodThatWasRenamedIsNoConflict: Story = {
  beforeEach() {
    const stored = formOf({ ...makeStaffCoupon().fields, offers: [9_003] });
    writeOwn('draft/coupon/14', { base: stored, mine: { ...stored, offers: '9003, 9004' } });
    writeOwn('draft/coupon/14/goods', [
      { id: 9_003, name: 'Прежнее название' },
      { id: 9_004, name: 'Диван угловой «Берег»' },
    ]);
  },
  parameters: {
    ...unpictured,
    msw: has(
      makeStaffCoupon({
        ...{ id: 14, fields: { ...makeStaffCoupon().fields, offers: [9_003] } },
        goods: [{ id: 9_003, name: 'Диван «Клуб», новое название' }],
      }),
    ),
    ...at('14'),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Диван «Клуб», новое название')).toBeVisible();
    await expect(canvas.getByText('Диван угловой «Берег»')).toBeVisible();
    await expect(canvas.queryByText(/пока вы/u)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  },
};
