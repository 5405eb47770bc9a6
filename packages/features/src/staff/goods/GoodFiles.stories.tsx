import { staffRefusal } from '@siren/contract/errors';
import { goodFilePath } from '@siren/contract/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeFilm, makePapers, makePictures, makeStaffGood } from './goods.fixtures.ts';
import { mockGood } from './goods.mock.ts';
import { GoodScreen } from './GoodScreen.tsx';

/** The first file is none that the shop takes, the others are kept under their names. */
function mockUploads() {
  let files = 0;
  return http.post(`*${goodFilePath}`, ({ request }) => {
    files += 1;
    const { searchParams } = new URL(request.url);
    const name = searchParams.get('name') ?? '';
    if (searchParams.get('kind') !== 'paper') return HttpResponse.json({ url: `upload:${name}`, name });
    if (files > 1) return HttpResponse.json({ url: `upload:${files}.pdf`, name: name.replace('.pdf', '') });
    const { body, status } = staffRefusal('good.paper_format');
    return HttpResponse.json(body, { status });
  });
}

const has = (over: Parameters<typeof makeStaffGood>[0] = {}) => [
  mockMe(),
  ...mockGood(makeStaffGood(over)),
  mockUploads(),
];

const meta = {
  title: 'Staff/GoodFiles',
  component: GoodScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/products/701', route: '/products/:id' },
    msw: has(),
  },
} satisfies Meta<typeof GoodScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const unpictured = { chromatic: { disableSnapshot: true } };
const card = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: /^Фильмы и.документы$/u }));
const names = async (canvas: Canvas) =>
  within((await card(canvas)).getByRole('list', { name: 'Документы' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
const first = 'Инструкция по сборке дивана «Лада»';

export const Loaded: Story = {
  parameters: {
    chromatic: { modes: { phone: { disable: false } } },
    msw: has({
      feedPapers: ['Паспорт изделия', 'Гарантийный талон'],
      film: { ...makeFilm(), captions: 'https://lada.example/film.vtt' },
      variants: makeStaffGood().variants.map((one) => ({ ...one, pictures: makePictures(1) })),
    }),
  },
  async play({ canvas }) {
    const open = await card(canvas);
    await expect(await names(canvas)).toEqual([first, 'Паспорт изделия', 'Гарантийный талон']);
    await expect(open.getByRole('link', { name: 'Паспорт изделия' })).toHaveAttribute(
      'href',
      'https://lada.example/passport.pdf',
    );
    await expect(open.getByRole('link', { name: 'https://lada.example/film.mp4' })).toBeVisible();
    await expect(open.getByText(/субтитры другого сайта плеер не.покажет$/u)).toBeVisible();
    await expect(open.getByText(/^в.файле: Паспорт изделия, Гарантийный талон$/u)).toBeVisible();
  },
};

export const WhatIsNoPaperIsRefusedAndAnotherIsAdded: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const field = (await card(canvas)).getByLabelText(/^Добавить документы/u);
    const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
    await userEvent.upload(field, file('Страница.pdf'));
    await expect(await canvas.findByText(/^Это не.документ/u)).toBeVisible();
    await expect(await names(canvas)).toHaveLength(3);
    await userEvent.upload(field, file('Уход за тканью.pdf'));
    await waitFor(async () => expect((await names(canvas)).at(-1)).toBe('Уход за тканью'));
    await expect(await canvas.findByRole('button', { name: 'Вернуть из файла: документы' })).toBeVisible();
  },
};

export const AddedByItsAddress: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click((await card(canvas)).getByRole('button', { name: /^Документ по.адресу$/u }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Адрес' }),
      'http://lada.example/care.pdf',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Название' }), 'Уход');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Вид' }), 'Сертификат');
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить документ' }));
    await expect(await dialog.findByText(/^Нужен адрес/u)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Адрес' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Адрес' }), 'https://lada.example/care.pdf');
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить документ' }));
    await waitFor(async () => expect((await names(canvas)).at(-1)).toBe('Уход'));
    await expect((await card(canvas)).getByText('Сертификат, PDF')).toBeVisible();
  },
};

export const NamedAnew: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Изменить: Паспорт изделия' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const name = await dialog.findByRole('textbox', { name: 'Название' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить документ' }));
    await expect(await dialog.findByText('Напишите название.')).toBeVisible();
    await userEvent.type(name, 'Паспорт дивана');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить документ' }));
    await waitFor(async () => expect((await names(canvas))[1]).toBe('Паспорт дивана'));
  },
};

export const PutInOrderByKeys: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const list = within((await card(canvas)).getByRole('list', { name: 'Документы' }));
    list.getAllByRole('button', { name: /Инструкция по/u })[0]!.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(async () => expect((await names(canvas))[1]).toBe(first));
    await expect(await canvas.findByRole('button', { name: 'Вернуть из файла: документы' })).toBeVisible();
  },
};

export const TakenAwayAndBroughtBack: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Убрать: Паспорт изделия' }));
    const back = await screen.findByRole('button', { name: 'Вернуть' });
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Вернуть из файла: документы' })).toBeVisible();
    await userEvent.click(back);
    await waitFor(async () => expect((await names(canvas))[1]).toBe('Паспорт изделия'));
    await expect(canvas.queryByRole('button', { name: 'Вернуть из файла: документы' })).toBeNull();
  },
};

export const BroughtBackTheyAreByHandWhereTheyWere: Story = {
  parameters: { ...unpictured, msw: has({ papers: makePapers().slice(1), feedPapers: [first] }) },
  async play({ canvas, userEvent }) {
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Убрать: Паспорт изделия' }));
    const back = await screen.findByRole('button', { name: 'Вернуть' });
    await waitFor(async () => expect(await names(canvas)).toEqual(['Гарантийный талон']));
    await userEvent.click(back);
    await waitFor(async () => expect(await names(canvas)).toEqual(['Паспорт изделия', 'Гарантийный талон']));
    await expect(canvas.getByRole('button', { name: 'Вернуть из файла: документы' })).toBeVisible();
  },
};

export const TheFocusGoesOnFromAPaperThatIsTakenAway: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    const list = within(open.getByRole('list', { name: 'Документы' }));
    const [one, other, last] = list.getAllByRole('button', { name: /^Убрать:/u });
    other!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(one).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(open.getByRole('heading', { name: 'Документы' })).toHaveFocus());
  },
};

export const GivenBackToTheFeed: Story = {
  parameters: { ...unpictured, msw: has({ papers: makePapers().slice(1), feedPapers: [first] }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть из файла: документы' }));
    await waitFor(async () => expect(await names(canvas)).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: 'Вернуть из файла: документы' })).toBeNull();
  },
};

export const AFilmIsUploadedAndGetsCaptions: Story = {
  parameters: { ...unpictured, msw: has({ film: null }) },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await expect(open.getByText(/фильма нет/u)).toBeVisible();
    await userEvent.upload(
      open.getByLabelText(/^Загрузить фильм/u),
      new File(['x'], 'a.mp4', { type: 'video/mp4' }),
    );
    await expect(await open.findByRole('link', { name: /^Диван в.гостиной$/u })).toHaveAttribute(
      'href',
      '/files/78',
    );
    await expect(open.getByText(/без субтитров$/u)).toBeVisible();
    await userEvent.upload(
      open.getByLabelText(/^Субтитры фильма/u),
      new File(['x'], 'a.vtt', { type: 'text/vtt' }),
    );
    await expect(await open.findByText(/с.субтитрами$/u)).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Убрать субтитры' }));
    await expect(await open.findByText(/без субтитров$/u)).toBeVisible();
    await expect(open.getByRole('heading', { name: 'Фильм' })).toHaveFocus();
  },
};

export const AFilmIsSetByItsAddressAndGivenBack: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await userEvent.click(open.getByRole('button', { name: /^Фильм по.адресу$/u }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = await dialog.findByRole('textbox', { name: 'Адрес фильма' });
    await userEvent.type(field, 'lada.example/new.mp4');
    await userEvent.click(dialog.getByRole('button', { name: 'Поставить фильм' }));
    await expect(await dialog.findByText(/^Нужен адрес/u)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://lada.example/new.mp4');
    await userEvent.click(dialog.getByRole('button', { name: 'Поставить фильм' }));
    await expect(
      await canvas.findByRole('link', { name: 'https://lada.example/new.mp4' }),
    ).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть из файла: фильм' }));
    await expect(await canvas.findByRole('link', { name: makeFilm().url })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Вернуть из файла: фильм' })).toBeNull();
  },
};

export const AFilmIsTakenAwayAndBroughtBack: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await userEvent.click(open.getByRole('button', { name: 'Убрать фильм' }));
    await expect(await open.findByText(/фильма нет/u)).toBeVisible();
    await expect(open.getByRole('heading', { name: 'Фильм' })).toHaveFocus();
    await expect(open.getByRole('button', { name: 'Вернуть из файла: фильм' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await expect(await open.findByRole('link', { name: makeFilm().url })).toBeVisible();
    await expect(open.queryByRole('button', { name: 'Вернуть из файла: фильм' })).toBeNull();
  },
};

export const AFilmThatWasSetIsBroughtBackAsItWas: Story = {
  parameters: {
    ...unpictured,
    msw: has({
      film: { ...makeFilm(), url: 'https://lada.example/own.mp4', address: 'https://lada.example/own.mp4' },
      feedFilm: { url: makeFilm().url },
    }),
  },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await userEvent.click(open.getByRole('button', { name: 'Убрать фильм' }));
    await expect(await open.findByText(/фильма нет/u)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await expect(await open.findByRole('link', { name: 'https://lada.example/own.mp4' })).toBeVisible();
    await expect(open.getByRole('button', { name: 'Вернуть из файла: фильм' })).toBeVisible();
  },
};
