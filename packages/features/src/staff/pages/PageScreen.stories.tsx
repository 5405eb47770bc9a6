import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeStaffPage } from './pages.fixtures.ts';
import { mockPages } from './pages.mock.ts';
import { PageScreen } from './PageScreen.tsx';

const has = (...of: Parameters<typeof mockPages>) => ({ msw: [mockMe(), ...mockPages(...of)] });

const meta = {
  title: 'Staff/Page',
  component: PageScreen,
  decorators: [withStaff],
  // Drafts of a browser outlive its reload.
  beforeEach: () => localStorage.clear(),
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

export const ADarkPhone: Story = {
  async play({ canvas, userEvent }) {
    const shop = await preview(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ширина' }), '390');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Тема' }), 'dark');
    await waitFor(() => expect(shop.documentElement.clientWidth).toBe(390));
    await expect(getComputedStyle(shop.documentElement).colorScheme).toBe('dark');
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

export const APromoOfAFeedHasOnlyItsBlocksToSet: Story = {
  parameters: has(makeStaffPage({ kind: 'promo', fed: true, published: null, versions: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText(/приходят из.файла/u)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Заголовок' })).toBeNull();
  },
};
