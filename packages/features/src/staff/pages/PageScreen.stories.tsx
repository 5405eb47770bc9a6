import { staffRefusal } from '@siren/contract/errors';
import { pictureUploadPath } from '@siren/contract/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { drawnImage } from '../../testing/index.ts';
import { makeStaffPage } from './pages.fixtures.ts';
import { mockPages } from './pages.mock.ts';
import { PageScreen } from './PageScreen.tsx';

/** The first file is too small, the others come through. */
function mockUploads() {
  let files = 0;
  return http.post(`*${pictureUploadPath}`, () => {
    files += 1;
    if (files > 1) return HttpResponse.json({ id: 100 + files, image: drawnImage('lamp', 'clay') });
    const { body, status } = staffRefusal('good.picture_small');
    return HttpResponse.json(body, { status });
  });
}

const has = (...of: Parameters<typeof mockPages>) => ({
  msw: [mockMe(), ...mockPages(...of), mockUploads()],
});

const meta = {
  title: 'Staff/Page',
  component: PageScreen,
  decorators: [withStaff],
  // Drafts of a browser outlive its reload.
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/pages/7', route: '/pages/:id' },
    ...has(),
  },
} satisfies Meta<typeof PageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shownBlocks = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Блоки страницы' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);
const preview = async (canvas: Canvas) => {
  const frame = await canvas.findByTitle<HTMLIFrameElement>(/^Как увидят: /u);
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).not.toBeNull());
  return frame.contentDocument!;
};

export const APageItsBlocksAndHowShoppersWillSeeIt: Story = {
  parameters: onPhone,
  async play({ canvas }) {
    const shop = await preview(canvas);
    await waitFor(() => expect(shop.body).toHaveTextContent('Когда привезём'));
    await expect(shop.querySelectorAll('article')).toHaveLength(4);
    await expect(canvas.getByText('Всё готово')).toBeVisible();
  },
};

export const AnAddressThatAnotherPageHasIsSaidBesideIt: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const path = await canvas.findByRole('textbox', { name: 'Адрес' });
    await userEvent.clear(path);
    await userEvent.type(path, 'kontakty');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }));
    await expect(path).toHaveAccessibleDescription(/Этот адрес у.страницы «Контакты»/u);
  },
};

export const KeysMoveABlock: Story = {
  parameters: { ...unpictured, ...has() },
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Блоки страницы' });
    within(list)
      .getByRole('button', { name: /^Переместить: Текст/u })
      .focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(shownBlocks(canvas)[1]).toMatch(/^Текст/u));
    const shop = await preview(canvas);
    await waitFor(() => expect(shop.body).toHaveTextContent(/Новинки.*Когда привезём/u));
  },
};

export const ABlockIsAddedFilledInAndSaved: Story = {
  parameters: { ...unpictured, ...has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить блок' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Текст' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Текст' }), 'Позвоните нам.');
    const shop = await preview(canvas);
    await waitFor(() => expect(shop.body).toHaveTextContent('Позвоните нам.'));
    await expect(canvas.getByRole('button', { name: 'Опубликовать…' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать…' })).toBeEnabled());
  },
};

const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const openBlock = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('list', { name: 'Блоки страницы' })).getByRole('button', { name });

export const APictureIsUploadedIntoABlockAfterOneThatIsRefused: Story = {
  parameters: has(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await openBlock(canvas, /^Картинка/u));
    const field = await canvas.findByLabelText<HTMLInputElement>('Картинка: загрузить');
    await userEvent.upload(field, file('Мелкая.jpg'));
    await expect(await canvas.findByText(/^Картинка меньше 300/u)).toBeVisible();
    const pictures = () => within(canvas.getByRole('group', { name: 'Картинка' })).getAllByRole('button');
    // Those that the shop has come later than the field.
    await waitFor(() => expect(pictures()).toHaveLength(3));
    await userEvent.upload(field, file('Лампа.jpg'));
    await waitFor(() => expect(pictures()).toHaveLength(4));
    await expect(pictures()[0]).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AnOrnamentNeedsNoWords: Story = {
  parameters: { ...unpictured, ...has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await openBlock(canvas, /^Картинка/u));
    await userEvent.clear(await canvas.findByRole('textbox', { name: /^Что на.картинке/u }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Украшение' }));
    await expect(canvas.queryByRole('textbox', { name: /^Что на.картинке/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать…' })).toBeEnabled());
    await expect(canvas.getByText('Всё готово')).toBeVisible();
  },
};

export const ABlockIsShownOnItsDaysAndInItsCities: Story = {
  parameters: { ...has(), ...onPhone },
  async play({ canvas, userEvent }) {
    await userEvent.click(await openBlock(canvas, /^Текст/u));
    const day = await canvas.findByRole('textbox', { name: /^Виден с/u });
    await userEvent.type(day, '01.12.2026{Tab}');
    const shop = await preview(canvas);
    await waitFor(() => expect(shop.body).not.toHaveTextContent('Когда привезём'));
    await userEvent.type(canvas.getByRole('textbox', { name: /^На.дату/u }), '01.12.2026{Tab}');
    await waitFor(() => expect(shop.body).toHaveTextContent('Когда привезём'));
    await userEvent.type(canvas.getByRole('combobox', { name: /^Города/u }), 'Тюм');
    await userEvent.click(await screen.findByRole('option', { name: 'Тюмень' }));
    await waitFor(() => expect(shop.body).not.toHaveTextContent('Когда привезём'));
    const city = canvas.getByRole('combobox', { name: /^В.городе/u });
    await userEvent.clear(city);
    await userEvent.type(city, 'Тюм');
    await userEvent.click(await screen.findByRole('option', { name: 'Тюмень' }));
    await waitFor(() => expect(shop.body).toHaveTextContent('Когда привезём'));
  },
};

export const ABlockIsSwitchedOffForNow: Story = {
  parameters: { ...unpictured, ...has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await openBlock(canvas, /^Текст/u));
    await userEvent.click(await canvas.findByRole('switch', { name: 'Включён' }));
    await expect(shownBlocks(canvas)[0]).toMatch(/выключен/u);
    const shop = await preview(canvas);
    await waitFor(() => expect(shop.body).not.toHaveTextContent('Когда привезём'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Включён' }));
    await waitFor(() => expect(shop.body).toHaveTextContent('Когда привезём'));
  },
};

const unfinished = makeStaffPage();
unfinished.content.blocks = [
  { key: 'n1', type: 'picture', picture: 2, alt: '', caption: '' },
  { key: 'n2', type: 'text', title: 'Пусто', paragraphs: [] },
];
unfinished.content.to = '2026-11-01';

export const WhatHasToBeMendedIsSaidAndNothingIsPublishedBefore: Story = {
  parameters: has(unfinished),
  async play({ canvas }) {
    const checks = await canvas.findByRole('region', { name: 'Перед публикацией' });
    await expect(within(checks).getAllByRole('listitem')).toHaveLength(3);
    await expect(checks).toHaveTextContent(/1\. Картинка: Напишите, что на картинке/u);
    await expect(canvas.getByRole('button', { name: 'Опубликовать…' })).toBeDisabled();
  },
};

export const PublishingIsAskedAboutAndMakesAVersion: Story = {
  parameters: has(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Опубликовать…' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Опубликовать' }));
    await expect(await canvas.findByText(/^Версия.3$/u)).toBeVisible();
  },
};

export const WhatWasPublishedIsSeenThoughTheAnswerWasLost: Story = {
  parameters: { ...unpictured, ...has(makeStaffPage(), undefined, { lost: true }) },
  async play({ canvas, userEvent }) {
    const publish = await canvas.findByRole('button', { name: 'Опубликовать…' });
    await userEvent.click(publish);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Опубликовать' }));
    await expect(await canvas.findByText(/^Магазин ненадолго недоступен/u)).toBeVisible();
    await expect(await canvas.findByText(/^Версия.3$/u)).toBeVisible();
    await expect(publish).toBeDisabled();
  },
};

export const ADarkPhone: Story = {
  async play({ canvas, userEvent }) {
    const shop = await preview(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ширина' }), '390');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Тема' }), 'dark');
    await waitFor(async () => {
      await expect(shop.documentElement.clientWidth).toBe(390);
      await expect(getComputedStyle(shop.documentElement).colorScheme).toBe('dark');
    });
  },
};

export const WhatSomebodyElseSavedMeanwhileIsChosen: Story = {
  parameters: has(makeStaffPage(), (page) => ({
    ...page,
    content: { ...page.content, title: 'Доставка по\u00a0области' },
  })),
  async play({ canvas, userEvent }) {
    const title = await canvas.findByRole('textbox', { name: 'Заголовок' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Доставка домой');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить черновик' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Взять сохранённое' }));
    await expect(title).toHaveValue('Доставка по\u00a0области');
  },
};

export const AVersionGoesBackIntoTheDraft: Story = {
  parameters: { ...unpictured, ...has() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Вернуть в.черновик версию.1$/u }));
    await expect(await canvas.findByRole('heading', { name: 'Доставка', level: 1 })).toBeVisible();
  },
};

const lines = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((one) => one.textContent.replaceAll('\u00a0', ' '));

export const AVersionIsComparedWithTheDraftBlockByBlock: Story = {
  parameters: { ...has(), ...onPhone },
  async play({ canvas, userEvent }) {
    const begin = await canvas.findByRole('button', { name: 'Сравнить' });
    begin.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Сравнить версии' })).toBeVisible();
    await expect(await screen.findByText('5 отличий')).toBeVisible();
    await expect(lines('Блоки обеих версий')).toEqual([
      expect.stringMatching(/^Текст: Когда привезём.*изменён.*послезавтра.*завтра/u),
      expect.stringMatching(/^Товары: Новинкипереставлен/u),
      expect.stringMatching(/^Магазины: Магазиныубран/u),
      expect.stringMatching(/^Картинка: .*добавлен/u),
    ]);
  },
};

export const WhatIsComparedIsChosenAndTheFocusComesBack: Story = {
  parameters: { ...has(), ...unpictured },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сравнить' }));
    await screen.findByText('5 отличий');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Стало' }), '2');
    await expect(await screen.findByText('Отличий нет')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: /^Показать и.то/u }));
    await expect(lines('Блоки обеих версий')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сравнить' })).toHaveFocus());
  },
};

export const APromoOfAFeedHasOnlyItsBlocksToSet: Story = {
  parameters: has(makeStaffPage({ kind: 'promo', fed: true, published: null, versions: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText(/приходят из.файла/u)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Заголовок' })).toBeNull();
  },
};
