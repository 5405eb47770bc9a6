import { staffRefusal } from '@siren/contract/errors';
import { pictureUploadPath } from '@siren/contract/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnImage } from '../../testing/index.ts';
import { mockMe, withStaff } from '../stories/index.ts';
import { makePictures, makeStaffGood } from './goods.fixtures.ts';
import { mockGood } from './goods.mock.ts';
import { GoodScreen } from './GoodScreen.tsx';

const good = () => {
  const { variants, ...rest } = makeStaffGood();
  const [first, ...others] = variants;
  return { ...rest, variants: [{ ...first!, pictures: makePictures(3) }, ...others] };
};

/** The first file does not come through, the others become pictures 104, 105… */
function mockUploads() {
  let files = 0;
  return http.post(`*${pictureUploadPath}`, () => {
    files += 1;
    if (files > 1) return HttpResponse.json({ id: 102 + files, image: drawnImage('sofa', 'sage') });
    const { body, status } = staffRefusal('good.picture_small');
    return HttpResponse.json(body, { status });
  });
}

const has = (of = good()) => [mockMe(), ...mockGood(of), mockUploads()];

const meta = {
  title: 'Staff/GoodPictures',
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
const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Картинки' }));
const names = async (canvas: Canvas) =>
  (await card(canvas))
    .getAllByRole('button', { name: /^Описание:/u })
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

export const InTheirOrder: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  async play({ canvas }) {
    await card(canvas);
    await expect(await names(canvas)).toEqual([
      'Описание: Диван спереди, на светлом ковре в гостиной',
      'Описание: Картинка 2',
      'Описание: Картинка 3',
    ]);
  },
};

export const PutInOrderByKeys: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const handle = (await card(canvas)).getAllByRole('button', { name: /Диван спереди/u })[0]!;
    handle.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(async () => expect((await names(canvas))[1]).toMatch(/Диван спереди/u));
    await expect(
      await (await card(canvas)).findByRole('button', { name: /^Вернуть из файла/u }),
    ).toBeVisible();
  },
};

export const TakenAwayAndBroughtBack: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Убрать: Картинка 2' }));
    const back = await screen.findByRole('button', { name: 'Вернуть' });
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Вернуть из файла: картинки' })).toBeVisible();
    await userEvent.click(back);
    await waitFor(async () => expect(await names(canvas)).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: 'Вернуть из файла: картинки' })).toBeNull();
  },
};

/** The same, with pictures that staff had set. */
const setByHand = () => {
  const { variants, ...rest } = good();
  return { ...rest, variants: variants.map((one) => ({ ...one, feedPictures: 3 })) };
};

export const BroughtBackTheyAreByHandWhereTheyWere: Story = {
  parameters: { ...unpictured, msw: has(setByHand()) },
  async play({ canvas, userEvent }) {
    const before = await names(canvas);
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Убрать: Картинка 2' }));
    const back = await screen.findByRole('button', { name: 'Вернуть' });
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2));
    await userEvent.click(back);
    await waitFor(async () => expect(await names(canvas)).toEqual(before));
    await expect(canvas.getByRole('button', { name: 'Вернуть из файла: картинки' })).toBeVisible();
  },
};

export const WhatIsBroughtBackLeavesWhatWasChangedSince: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    await userEvent.click(open.getByRole('button', { name: 'Убрать: Картинка 3' }));
    const back = await screen.findByRole('button', { name: 'Вернуть' });
    await userEvent.click(open.getByRole('button', { name: /^Убрать: Диван спереди/u }));
    await waitFor(async () => expect(await names(canvas)).toHaveLength(1));
    await userEvent.click(back);
    await waitFor(async () =>
      expect(await names(canvas)).toEqual(['Описание: Картинка 1', 'Описание: Картинка 2']),
    );
    await expect(canvas.getByRole('button', { name: 'Вернуть из файла: картинки' })).toBeVisible();
  },
};

export const TheFocusGoesOnFromAPictureThatIsTakenAway: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    const open = await card(canvas);
    const removes = () => open.queryAllByRole('button', { name: /^Убрать:/u });
    const [, second, third] = removes();
    second!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(removes()).toHaveLength(1));
    await expect(removes()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(open.getByRole('heading', { name: 'Картинки' })).toHaveFocus());
  },
};

export const DescribedForThoseWhoDoNotSeeIt: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Описание: Картинка 2' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Что на.картинке$/u }), 'Сбоку');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить описание' }));
    await waitFor(async () => expect((await names(canvas))[1]).toBe('Описание: Сбоку'));
  },
};

export const WhatDidNotComeThroughSaysWhyAndIsTriedAgain: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } }, msw: has() },
  async play({ canvas, userEvent }) {
    const field = (await card(canvas)).getByLabelText(/^Добавить картинки/u);
    const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    await userEvent.upload(field, file('Мелкая.jpg'));
    await expect(await canvas.findByText(/^Картинка меньше 300/u)).toBeVisible();
    await userEvent.upload(field, file('Сзади.jpg'));
    await waitFor(async () => expect(await names(canvas)).toHaveLength(4));
    await expect(canvas.getByRole('button', { name: /^Повторить/u })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  },
};

export const GivenBackToTheFeed: Story = {
  parameters: { ...unpictured, msw: has() },
  async play({ canvas, userEvent }) {
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Убрать: Картинка 3' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть из файла: картинки' }));
    await waitFor(async () => expect(await names(canvas)).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: 'Вернуть из файла: картинки' })).toBeNull();
  },
};
