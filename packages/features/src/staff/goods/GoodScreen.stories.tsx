import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeStaffGood } from './goods.fixtures.ts';
import { mockGood } from './goods.mock.ts';
import { priceRegions } from './prices.mock.ts';
import { GoodScreen } from './GoodScreen.tsx';

const has = (...of: Parameters<typeof mockGood>) => [mockMe(), ...mockGood(...of)];

const meta = {
  title: 'Staff/Good',
  component: GoodScreen,
  decorators: [withStaff],
  // Drafts of a browser outlive its reload.
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/products/701', route: '/products/:id' },
    msw: has(),
  },
} satisfies Meta<typeof GoodScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const price = (canvas: Canvas, region = 'Екатеринбург') =>
  canvas.findByRole('textbox', { name: `Цена, ${region}` });
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Сохранить' });

export const Loaded: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await expect(await price(canvas)).toHaveValue('54\u00a0990');
    await expect(canvas.getByRole('textbox', { name: 'Название' })).toHaveAccessibleDescription(
      /в.файле: ЛАДА диван 2-мест. велюр/u,
    );
    await expect(save(canvas)).toBeDisabled();
    await expect(canvas.getByRole('link', { name: /^На.сайте$/u })).toHaveAttribute(
      'href',
      '/product/divan-lada',
    );
  },
};

export const APriceIsChangedAndSavedByKeysAlone: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const field = await price(canvas, 'Пермь');
    await userEvent.clear(field);
    await userEvent.type(field, '1 234,50');
    await expect(canvas.getByText(/^1.поле не.сохранено$/u)).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText('Сохранено')).toBeVisible();
    await expect(field).toHaveValue('1\u00a0234,50');
    await expect(canvas.getByRole('button', { name: 'Вернуть из файла: цена, Пермь' })).toBeVisible();
    await expect(save(canvas)).toBeDisabled();
  },
};

export const WhatIsNoPriceIsToldByItsField: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas, userEvent }) {
    const field = await price(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '54.990');
    await userEvent.click(save(canvas));
    await expect(field).toHaveAccessibleDescription(/^Напишите рубли/u);
    const old = canvas.getByRole('textbox', { name: 'Старая цена, Пермь' });
    await userEvent.type(old, '100');
    await expect(old).toHaveAccessibleDescription(/^Больше цены/u);
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  },
};

export const ARegionWithoutAPriceIsOffered: Story = {
  parameters: {
    msw: has(undefined, undefined, priceRegions),
    chromatic: { modes: { phone: { disable: false } } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Цена в.другом регионе$/u }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const names = dialog.getAllByRole('option').map((one) => one.textContent);
    await expect(names).toEqual(['Тюмень']);
  },
};

export const APriceIsMadeInAnotherRegionAndTakenAwayAgain: Story = {
  parameters: { ...unpictured, msw: has(undefined, undefined, priceRegions) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Цена в.другом регионе$/u }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить цену' }));
    const region = dialog.getByRole('combobox', { name: 'Регион' });
    await waitFor(() => expect(region).toHaveAccessibleDescription('Выберите регион.'));
    await expect(dialog.getByRole('textbox', { name: /^Цена/u })).toHaveAccessibleDescription(
      'Напишите цену.',
    );
    await userEvent.selectOptions(region, 'Тюмень');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Цена/u }), '50 000');
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить цену' }));
    const made = await price(canvas, 'Тюмень');
    await expect(made).toHaveValue('50\u00a0000');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: /^Цена в.другом регионе$/u })).toBeNull();
    await userEvent.clear(made);
    await userEvent.type(made, '49 000');
    await userEvent.click(save(canvas));
    await waitFor(() => expect(save(canvas)).toBeDisabled());
    await expect(made).toHaveValue('49\u00a0000');
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать цену: Тюмень' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Цена, Тюмень' })).toBeNull());
  },
};

export const GivenBackItIsWhatTheFeedSays: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Вернуть из файла: цена, Екатеринбург' }),
    );
    await waitFor(async () => expect(await price(canvas)).toHaveValue('52\u00a0990'));
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть из файла: Название' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Название' })).toHaveValue('ЛАДА диван 2-мест. велюр'),
    );
    await expect(canvas.queryByRole('button', { name: /^Вернуть из файла: (?:цена|Название)/u })).toBeNull();
  },
};

export const AnotherVariantHasPricesOfItsOwn: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const variants = within(await canvas.findByRole('list', { name: 'Варианты' }));
    await userEvent.click(variants.getByRole('button', { name: /^молочный/u }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: /^Цены/u })).toHaveTextContent('молочный, 1204519'),
    );
    await expect(canvas.queryByRole('textbox', { name: 'Цена, Пермь' })).toBeNull();
  },
};

export const HiddenFromShoppersAndShownAgain: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const shown = await canvas.findByRole('switch', { name: 'Продаётся' });
    await userEvent.click(shown);
    await expect(await canvas.findByText('Скрыт')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^На.сайте$/u })).toBeNull();
    await userEvent.click(shown);
    await waitFor(() => expect(canvas.queryByText('Скрыт')).toBeNull());
  },
};

export const SomebodyChangedTheSamePriceMeanwhile: Story = {
  parameters: {
    msw: has(makeStaffGood(), (good) => ({
      ...good,
      variants: good.variants.map((variant, at) => ({
        ...variant,
        prices: variant.prices.map((one) => (at === 0 ? { ...one, price: 49_990 } : one)),
      })),
    })),
  },
  async play({ canvas, userEvent }) {
    const field = await price(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, '51000');
    await userEvent.click(save(canvas));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText(/^Цена, 1204518, Екатеринбург/u)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Взять сохранённое' }));
    await expect(field).toHaveValue('49\u00a0990');
    await userEvent.clear(field);
    await userEvent.type(field, '50000');
    scrollTo(0, 0);
  },
};

export const LongWordsStayInTheirPlace: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: has(
      makeStaffGood({
        name: 'Диван-трансформер «Верхнеднепровская-Нижегородская-Константинопольская» шестиместный',
        feed: {
          name: 'ДИВАН-ТРАНСФОРМЕР-ВЕРХНЕДНЕПРОВСКАЯ-НИЖЕГОРОДСКАЯ-КОНСТАНТИНОПОЛЬСКАЯ-ШЕСТИМЕСТНЫЙ',
          brand: 'Мануфактура «Верхнеднепровская-Нижегородская»',
        },
        state: 'hidden',
        hidden: true,
      }),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^Диван-трансформер/u, level: 1 })).toBeVisible();
  },
};

export const TheAddressNamesNone: Story = {
  parameters: { ...unpictured, staff: { at: '/products/0', route: '/products/:id' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Нет такой записи/u);
    await expect(canvas.getByRole('link', { name: /^К.списку «Товары»$/u })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

export const NoneOfThisNumber: Story = {
  parameters: { staff: { at: '/products/702', route: '/products/:id' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockMe(), mockCall('/api/admin/catalog/get', () => refusal('general.unavailable'))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
