import { mockCall } from '@siren/contract/mock';
import type { StaffCoupon } from '@siren/domain/coupons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readOwn, writeOwn } from '../../info/index.ts';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { makeStaffCoupon, storyCoupons } from './coupons.fixtures.ts';
import { mockCoupons } from './coupons.mock.ts';
import type { MockCouponsOptions } from './coupons.mock.ts';
import { CouponScreen } from './CouponScreen.tsx';
import { emptyNewCoupon } from './useNewCoupon.ts';

const me = mockMe([...atWork, 'coupons.edit']);
const has = (options: MockCouponsOptions = {}) => [
  me,
  ...mockCoupons(storyCoupons, makeStaffCoupon(), options),
];

const meta = {
  title: 'Staff/Coupon/New',
  component: CouponScreen,
  decorators: [withStaff],
  parameters: {
    ...{ layout: 'fullscreen', msw: has() },
    staff: { at: '/discount-coupons/new', route: '/discount-coupons/:id' },
  },
} satisfies Meta<typeof CouponScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhonesToo = { chromatic: { modes: { phone: { disable: false } } } };

export const WhoseCodeIsTaken: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Код' }), 'lada20');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать промокод' }));
    await expect(await canvas.findByText('Такой промокод уже есть.')).toBeVisible();
  },
};

const draft = {
  ...emptyNewCoupon,
  ...{ code: 'ВЕСНА20', value: '20', brands: '41', offers: '9003' },
};
const begun = () => {
  writeOwn('draft/coupon/new', { base: emptyNewCoupon, mine: draft });
  writeOwn('draft/coupon/new/goods', [{ id: 9_003, name: 'Диван «Клуб», уценка' }]);
};

export const ComesBackAsItWasTyped: Story = {
  beforeEach: begun,
  parameters: { ...onPhonesToo, msw: has() },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Код' })).toHaveValue('ВЕСНА20');
    await expect(canvas.getByText('Диван «Клуб», уценка')).toBeVisible();
  },
};

export const BegunAnew: Story = {
  beforeEach: begun,
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    writeOwn('draft/coupon/new/key', '11111111-1111-4111-8111-111111111111');
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать заново' }));
    await expect(readOwn('draft/coupon/new/key')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Код' })).toHaveValue('');
    await expect(canvas.queryByText('Диван «Клуб», уценка')).toBeNull();
  },
};

export const Series: Story = {
  parameters: { ...onPhonesToo, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Серия кодов' }));
    await expect(canvas.queryByRole('textbox', { name: /Всего раз/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Создать серию' }));
    await expect(await canvas.findByText('Напишите название серии.')).toBeVisible();
  },
};

/** A limit that no field shows any more stands in no way. */
export const ASeriesAfterALimitThatIsNone: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Всего раз/u }), '0');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Серия кодов' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Название серии/u }), 'Весна');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать серию' }));
    await expect(await canvas.findByRole('heading', { name: 'LADA20' })).toBeVisible();
  },
};

const press = { name: 'Создать промокод' };

/** What was made by a press whose answer was lost is told, and not what is pressed for next. */
export const MadeOtherwiseByALostAnswer: Story = {
  parameters: { ...onPhonesToo, msw: has({ lost: true }) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Код' }), 'ВЕСНА20');
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByText(/^Магазин ненадолго недоступен/u)).toBeVisible();
    const value = canvas.getByRole('textbox', { name: 'Размер' });
    await userEvent.clear(value);
    await userEvent.type(value, '15');
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByRole('link', { name: 'Открыть LADA20' })).toBeVisible();
  },
};

/** The key of before a reload is the key of after it: the same is not made twice. */
export const ALostAnswerIsAskedForAgain: Story = {
  parameters: { ...unpictured, msw: has({ lost: true }) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Код' }), 'ВЕСНА20');
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByText(/^Магазин ненадолго недоступен/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByRole('heading', { name: 'LADA20' })).toBeVisible();
    await expect(readOwn('draft/coupon/new/key')).toBeNull();
  },
};

const { promise: answered, resolve: answer } = Promise.withResolvers<StaffCoupon>();

/** What is typed while it is made neither changes it nor keeps one here. */
export const LockedWhileItIsMade: Story = {
  parameters: { ...unpictured, msw: [mockCall('/api/admin/coupons/create', () => answered), ...has()] },
  async play({ canvas, userEvent }) {
    const code = await canvas.findByRole('textbox', { name: 'Код' });
    await userEvent.type(code, 'ВЕСНА20');
    await userEvent.click(canvas.getByRole('button', press));
    await waitFor(() => expect(code).toHaveAttribute('readonly'));
    await userEvent.type(code, '-2');
    await expect(code).toHaveValue('ВЕСНА20');
    answer(makeStaffCoupon());
    await expect(await canvas.findByRole('heading', { name: 'LADA20' })).toBeVisible();
  },
};
