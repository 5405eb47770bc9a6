import type { AppliedCoupon } from '@siren/domain/coupons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { makeCity } from '../testing/index.ts';
import { RegionDialog } from './RegionDialog.tsx';

const tyumen = makeCity({ code: 'tyumen', name: 'Тюмень', region: 'tyumen' });
const ekaterinburg = makeCity({ code: 'ekaterinburg', name: 'Екатеринбург' });
const coupon: AppliedCoupon = {
  ...{ code: 'СИРЕНЬ10', description: 'Скидка 10 %', sections: [], offers: [1] },
  ...{ discount: 5_499, reason: null, missing: 0 },
};
const nothing = {
  ...{ gone: [], fewer: [], prices: [], services: [], payType: null, delivery: null, coupon: null },
  total: { from: 54_990, to: 54_990 },
};
const dates = (from: string, to: string) => ({ from, to });
const delivery = {
  from: dates('2026-11-24', '2026-11-26'),
  to: dates('2026-11-28', '2026-12-01'),
};

const meta = {
  title: 'Patterns/City/What changes',
  component: RegionDialog,
  args: {
    ...{ open: true, cities: [tyumen], current: 'tyumen', saving: null, onBack: fn() },
    outcome: {
      city: tyumen,
      before: ekaterinburg,
      changes: {
        gone: [{ offer: 4, name: 'Торшер «Нона»', options: 'латунь' }],
        fewer: [{ offer: 2, name: 'Стул «Тис»', options: 'дуб, рогожка молочная', had: 6, left: 2 }],
        prices: [
          { offer: 1, name: 'Диван «Лада»', options: 'велюр, шалфей', from: 54_990, to: 57_990 },
          { offer: 3, name: 'Стол «Ольха»', options: '', from: 31_500, to: 29_900 },
        ],
        services: ['Сборка мебели', 'Вывоз старой мебели'],
        payType: null,
        delivery,
        coupon: { from: coupon, to: { ...coupon, discount: 0, reason: 'no_matching_goods' as const } },
        total: { from: 131_430, to: 102_870 },
      },
    },
    ...{ onChoose: fn(), onClose: fn() },
  },
  parameters: {
    pictures: { whole: true },
    chromatic: { modes: { phone: { disable: false } } },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof RegionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The narrowest window, 320 px: nothing is cut off at its edge. */
async function fitsAPhone(dialog: HTMLElement) {
  dialog.style.width = '320px';
  const parts = [dialog, ...dialog.querySelectorAll('*')].filter(({ clientWidth }) => clientWidth > 2);
  await expect(parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  dialog.style.width = '';
}

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: /^В.корзине кое.что изменилось$/ });
  return { dialog, ...within(dialog) };
};

export const AllThatAnotherCityMayDo: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, getByRole } = await findDialog();
    await expect(dialog).toHaveTextContent(/Здесь не.продаютсяТоршер «Нона»латунь/);
    await expect(dialog).toHaveTextContent(/было 6.шт[.]стало 2.шт[.]/);
    await expect(dialog).toHaveTextContent(/Стол «Ольха»было 31.500.₽стало 29.900.₽/);
    await expect(dialog).toHaveTextContent('Услуги, которых здесь нетСборка мебелиВывоз старой мебели');
    await expect(dialog).toHaveTextContent(/Промокод СИРЕНЬ10было −5.499.₽стало не.действует/);
    await userEvent.click(getByRole('button', { name: 'Понятно' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnlyTheDays: Story = {
  args: { outcome: { city: tyumen, before: ekaterinburg, changes: { ...nothing, delivery } } },
  play: async ({ args, userEvent }) => {
    const { dialog, queryByRole } = await findDialog();
    await expect(dialog).toHaveTextContent(/Доставкабыло 24.*26 ноябрястало 28 ноября.*1 декабря/);
    await expect(dialog).not.toHaveTextContent('Товары в корзине');
    await fitsAPhone(dialog);
    await expect(queryByRole('heading', { level: 3 })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const long = 'Полуфабрикаты высокотехнологичные для электропневмоавтоматизированных производств';
const many = Array.from({ length: 12 }, (_, offer) => ({ offer, name: long, options: long.toLowerCase() }));

export const ForeignGoodsByTheDozenScroll: Story = {
  args: {
    outcome: {
      city: tyumen,
      before: ekaterinburg,
      changes: { ...nothing, prices: many.map((good) => ({ ...good, from: 1_234_567, to: 1_334_567 })) },
    },
  },
  play: async () => {
    const { dialog, getByRole } = await findDialog();
    await fitsAPhone(dialog);
    await expect(getByRole('button', { name: 'Понятно' })).toBeVisible();
  },
};
