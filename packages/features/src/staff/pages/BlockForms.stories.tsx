import type { DraftBlock, OwnHero, StaffPage } from '@siren/domain/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { atWork, mockMe, withStaff } from '../stories/index.ts';
import { makeStaffPage } from './pages.fixtures.ts';
import { mockPages } from './pages.mock.ts';
import { PageScreen } from './PageScreen.tsx';

/** A page of these blocks alone; the first of them is open. */
const has = (blocks: DraftBlock[], over: Partial<StaffPage> = {}, me = mockMe()) => {
  const page = makeStaffPage(over);
  return { msw: [me, ...mockPages({ ...page, content: { ...page.content, blocks } })] };
};
/** The same for somebody who sees coupons. */
const coupled = (blocks: DraftBlock[], over: Partial<StaffPage>) =>
  has(blocks, over, mockMe([...atWork, 'coupons.edit']));
/** The same for somebody who does not. */
const withheld = (blocks: DraftBlock[]) => {
  const page = makeStaffPage({ kind: 'promo' });
  const own = { ...page, content: { ...page.content, blocks } };
  return { msw: [mockMe(), ...mockPages(own, undefined, { codes: false })] };
};

const meta = {
  title: 'Staff/Blocks of a page',
  component: PageScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', staff: { at: '/pages/7', route: '/pages/:id' } },
} satisfies Meta<typeof PageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const preview = async (canvas: Canvas) => {
  const frame = await canvas.findByTitle<HTMLIFrameElement>(/^Как увидят: /u);
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1, h2')).toBeTruthy());
  return frame.contentDocument!.body;
};
const save = (canvas: Canvas, user: User) =>
  user.click(canvas.getByRole('button', { name: 'Сохранить черновик' }));
const checks = (canvas: Canvas) => canvas.findByRole('region', { name: 'Перед публикацией' });

const ownWords = (): OwnHero => ({
  ...{ title: 'Уютная осень', text: '', note: '', label: 'Смотреть', picture: null },
  link: { page: 'promo', id: 5 },
});
const coded: DraftBlock = { key: 'n1', type: 'coupon', title: 'Промокод на\u00a0скидку' };
const words: DraftBlock = { key: 'n2', type: 'text', title: 'Как получить', paragraphs: ['В\u00a0корзине.'] };

export const ACodeIsChosenByWhatItIsFor: Story = {
  parameters: coupled([coded, words], { kind: 'promo' }),
  async play({ canvas, userEvent }) {
    await expect(await checks(canvas)).toHaveTextContent(/1\. Промокод: Выберите промокод/u);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Промокод' }), 'свет');
    await userEvent.click(await screen.findByRole('option', { name: /^СВЕТ15: / }));
    const shop = await preview(canvas);
    await waitFor(() => expect(shop).toHaveTextContent('СВЕТ15'));
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Всё готово')).toBeVisible();
  },
};

export const ACodeThatIsOffStopsThePage: Story = {
  parameters: { ...unpictured, ...has([{ ...coded, coupon: 99 }, words], { kind: 'promo' }) },
  async play({ canvas }) {
    await expect(await checks(canvas)).toHaveTextContent(/Промокода нет, он выключен или закончился/u);
    await expect(canvas.getByRole('combobox', { name: 'Промокод' })).toHaveValue('№\u00a099');
    await expect(canvas.getByRole('button', { name: 'Опубликовать…' })).toBeDisabled();
  },
};

export const ACodeIsWithheldFromWhoeverMayNotSeeCoupons: Story = {
  parameters: { ...unpictured, ...withheld([{ ...coded, coupon: 42 }, words]) },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('combobox', { name: 'Промокод' });
    await waitFor(() => expect(field).toHaveValue('−15\u00a0% на\u00a0светильники'));
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveAccessibleDescription(/Выбирает тот, у\u00a0кого есть право/u);
    const shop = await preview(canvas);
    await waitFor(() => expect(shop).toHaveTextContent('Промокод выбран'));
    await expect(shop).not.toHaveTextContent('СВЕТ15');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Заголовок блока' }), ' дня');
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Всё готово')).toBeVisible();
  },
};

export const APromoOfAFeedGoesOnWithItsOwnCode: Story = {
  parameters: { ...unpictured, ...coupled([coded, words], { kind: 'promo', fed: true }) },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('combobox', { name: 'Промокод' });
    await expect(field).toHaveValue('Промокод этой акции');
    await expect(await canvas.findByText('Всё готово')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'СВЕТ');
    await userEvent.click(await screen.findByRole('option', { name: /^СВЕТ15: / }));
    const shop = await preview(canvas);
    await waitFor(() => expect(shop).toHaveTextContent('СВЕТ15'));
  },
};

const goods: DraftBlock = {
  ...{ key: 'n1', type: 'products', title: 'Недорого' },
  choice: { offers: [], sections: [11], onSale: false, priceFrom: null, priceTo: 5_000, limit: 8 },
};
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };

export const GoodsAreNarrowedByPrices: Story = {
  parameters: { ...onPhone, ...has([goods, words]) },
  async play({ canvas, userEvent }) {
    const from = await canvas.findByRole('textbox', { name: /^Цена от/u });
    const to = canvas.getByRole('textbox', { name: /^Цена до/u });
    await expect(to).toHaveValue('5\u00a0000');
    await userEvent.type(from, '1.234');
    await expect(from).toHaveAccessibleDescription(/Напишите «1.234» или «1,23»/u);
    await save(canvas, userEvent);
    await expect(await canvas.findByText(/^Блок 1: цену прочитать нельзя/u)).toBeVisible();
    await userEvent.clear(from);
    await userEvent.type(from, '1 234,50');
    await expect(from).not.toHaveAccessibleDescription(/Напишите/u);
    await userEvent.clear(to);
    await userEvent.type(to, '999');
    await expect(to).toHaveAccessibleDescription(/больше цены «до»/u);
    await save(canvas, userEvent);
    await expect(await canvas.findByText(/^1\. Товары: Цена «от» больше/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Опубликовать…' })).toBeDisabled();
    scrollTo(0, 0);
  },
};

export const PricesAreSavedAsTheyAreMeant: Story = {
  parameters: { ...unpictured, ...has([goods, words]) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Цена от/u }), '1234.5');
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Всё готово')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Текст/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^Товары/u }));
    await expect(await canvas.findByRole('textbox', { name: /^Цена от/u })).toHaveValue('1\u00a0234,5');
  },
};

export const AWrongPriceStandsThereUntilItIsMended: Story = {
  parameters: { ...unpictured, ...has([goods, words]) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Цена от/u }), 'дорого');
    await userEvent.click(canvas.getByRole('button', { name: /^Текст/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^Товары/u }));
    const from = await canvas.findByRole('textbox', { name: /^Цена от/u });
    await expect(from).toHaveValue('дорого');
    await userEvent.clear(from);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сохранить черновик' })).toBeDisabled());
  },
};

const best: DraftBlock = { key: 'n1', type: 'hero', promo: null };
const home: Partial<StaffPage> = { kind: 'home', path: null };

export const AHeroSaysItsOwnWords: Story = {
  parameters: { ...onPhone, ...has([best, words], home) },
  async play({ canvas, userEvent }) {
    const what = await canvas.findByRole('combobox', { name: /^Что показать крупно/u });
    await userEvent.clear(what);
    await userEvent.type(what, 'свои');
    await userEvent.click(await screen.findByRole('option', { name: /^Свои слова/u }));
    await save(canvas, userEvent);
    await expect(await canvas.findByText(/Напишите заголовок заставки/u)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Заголовок заставки' }), 'Уютная осень');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Строка над заголовком/u }), 'До 30 ноября');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Куда ведёт кнопка' }), 'section');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Раздел' }), 'Див');
    await userEvent.click(await screen.findByRole('option', { name: 'Диваны' }));
    const pictures = await canvas.findByRole('group', { name: 'Картинка' });
    await userEvent.click(within(pictures).getAllByRole('button')[0]!);
    const shop = await preview(canvas);
    await waitFor(() => expect(shop).toHaveTextContent('Уютная осень'));
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Всё готово')).toBeVisible();
  },
};

export const AHeroLeadsToAGood: Story = {
  parameters: { ...unpictured, ...has([best, words], home) },
  async play({ canvas, userEvent }) {
    const what = await canvas.findByRole('combobox', { name: /^Что показать крупно/u });
    await userEvent.clear(what);
    await userEvent.type(what, 'свои');
    await userEvent.click(await screen.findByRole('option', { name: /^Свои слова/u }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Заголовок заставки' }), 'Диван «Лада»');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Куда ведёт кнопка' }), 'product');
    await save(canvas, userEvent);
    await expect(await canvas.findByText(/Выберите товар, на.который ведёт кнопка/u)).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: /^Товар/u }), 'лада');
    await userEvent.click(await screen.findByRole('option', { name: 'Диван «Лада»' }));
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Всё готово')).toBeVisible();
  },
};

export const AHeroGoesBackToAPromo: Story = {
  parameters: {
    ...unpictured,
    ...has([{ ...best, own: { ...ownWords(), link: { page: 'section', id: 99 } } }, words], home),
  },
  async play({ canvas, userEvent }) {
    await expect(await checks(canvas)).toHaveTextContent(/такого раздела в.магазине нет/u);
    const what = await canvas.findByRole('combobox', { name: /^Что показать крупно/u });
    await userEvent.clear(what);
    await userEvent.type(what, 'осень');
    await userEvent.click(await screen.findByRole('option', { name: 'Акция: Осень дома' }));
    await expect(canvas.queryByRole('textbox', { name: 'Заголовок заставки' })).toBeNull();
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Всё готово')).toBeVisible();
  },
};

const film: DraftBlock = { key: 'n1', type: 'video', title: '', url: '', captions: null, poster: null };

export const AFilmComesWithItsCaptions: Story = {
  parameters: { ...unpictured, ...has([film, words]) },
  async play({ canvas, userEvent }) {
    const captions = await canvas.findByRole('combobox', { name: 'Субтитры' });
    const films = canvas.getByRole('combobox', { name: 'Фильм' });
    await within(films).findByRole('option', { name: 'demo://films/divan.webm' });
    await userEvent.selectOptions(films, 'demo://films/divan.webm');
    await expect(captions).toHaveValue('demo://films/divan.vtt');
    await userEvent.selectOptions(films, 'demo://films/kreslo.webm');
    await expect(captions).toHaveValue('');
  },
};

export const CaptionsThatWereLostAreChosenAgain: Story = {
  parameters: { ...unpictured, ...has([{ ...film, url: 'demo://films/divan.webm' }, words]) },
  async play({ canvas, userEvent }) {
    const captions = await canvas.findByRole('combobox', { name: 'Субтитры' });
    await within(captions).findByRole('option', { name: 'demo://films/divan.vtt' });
    await userEvent.selectOptions(captions, 'demo://films/divan.vtt');
    await expect(captions).toHaveValue('demo://films/divan.vtt');
    await userEvent.selectOptions(captions, 'Без субтитров');
    await expect(captions).toHaveValue('');
  },
};
