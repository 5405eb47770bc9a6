import { photoPartPath } from '@siren/contract/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { atWork, closeToast, mockMe, withStaff } from '../stories/index.ts';
import { makeReport, rejectedReport, storyPlan } from './photoReports.fixtures.ts';
import { mockPhotoReports } from './photoReports.mock.ts';
import type { MockPhotosOptions } from './photoReports.mock.ts';
import { PhotoPlanScreen } from './PhotoPlanScreen.tsx';

const plan = storyPlan();
const sender = mockMe([...atWork, 'photo-reports.send']);
const reviewer = mockMe([...atWork, 'photo-reports.review']);
const draft = makeReport(plan, 1, { photos: 1 });
const sent = makeReport(plan, 1, { status: 'sent', photos: 3 });
const reports = (report = draft, options: MockPhotosOptions = {}) =>
  mockPhotoReports([plan], [report, rejectedReport], options);
const at = (store: number) => ({
  staff: { at: `/photoreport-plan/12?store=${store}`, route: '/photoreport-plan/:id', area: 'tools' },
});

const meta = {
  title: 'Staff/PhotoReport',
  component: PhotoPlanScreen,
  decorators: [withStaff],
  parameters: { layout: 'fullscreen', ...at(1), msw: [sender, ...reports()] },
} satisfies Meta<typeof PhotoPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const phone = { chromatic: { modes: { phone: { disable: false } } } };

/** A photo that a canvas has drawn. */
async function drawPhoto(width = 800, height = 600): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#9cb893';
  context?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'photo.png', { type: 'image/png' });
}

export const AStoreSendsPhotos: Story = {
  parameters: phone,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Осталось снять: 2 из.3/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  },
};

export const PhotosGoByThemselvesAndThenTheReport: Story = {
  parameters: { ...unpictured, msw: [sender, ...reports()] },
  async play({ canvas, userEvent }) {
    await userEvent.upload(
      await canvas.findByLabelText('Снять: Диван «Лада» спереди', { selector: 'input' }),
      await drawPhoto(),
    );
    await expect(await canvas.findByText(/^Осталось снять: 1 из.3/u)).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('Снять: Ценники крупно', { selector: 'input' }),
      await drawPhoto(),
    );
    await expect(await canvas.findByText(/^Все снимки у.нас/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await closeToast('Отчёт отправлен');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Отправить' })).toBeNull());
  },
};

const never = http.post(`*${photoPartPath}`, () => new Promise<never>(() => {}));

export const WhoLeavesWhileAPhotoIsOnItsWayIsAsked: Story = {
  parameters: { ...unpictured, msw: [never, sender, ...reports()] },
  async play({ canvas, userEvent }) {
    await userEvent.upload(
      await canvas.findByLabelText('Снять: Диван «Лада» спереди', { selector: 'input' }),
      await drawPhoto(),
    );
    await canvas.findByRole('progressbar', { name: /^Отправляем/ });
    await userEvent.click(canvas.getByRole('link', { name: 'Фотоотчёты', current: false }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Уйти без.сохранения\?$/u }));
    await expect(question.getByText('Снимки, которые ещё отправляются, пропадут.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Остаться' }));
    await expect(canvas.getByRole('progressbar', { name: /^Отправляем/ })).toBeVisible();
  },
};

export const WhatNoBrowserShowsIsRefusedInWords: Story = {
  async play({ canvas, userEvent }) {
    const input = await canvas.findByLabelText('Снять: Ценники крупно', { selector: 'input' });
    await userEvent.upload(input, new File(['ftypheic'], 'photo.heic', { type: 'image/heic' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Такой снимок не.каждый браузер/u);
  },
};

export const WhatIsTooSmallIsRefusedInWords: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const input = await canvas.findByLabelText('Снять: Ценники крупно', { selector: 'input' });
    await userEvent.upload(input, await drawPhoto(200, 150));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/слишком мелкий/u);
  },
};

export const AHundredMegapixelsAreRefusedInWords: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    // Unpacked it would take 400 MB of the browser that runs all stories.
    const bitmap = { width: 10_000, height: 10_000, close: () => {} };
    const read = spyOn(globalThis, 'createImageBitmap').mockResolvedValue(bitmap);
    const input = await canvas.findByLabelText('Снять: Ценники крупно', { selector: 'input' });
    await userEvent.upload(input, await drawPhoto());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/больше 50.мегапикселей/u);
    read.mockRestore();
  },
};

export const APhotoWithAScriptInsideIsRefusedInWords: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const input = await canvas.findByLabelText('Снять: Ценники крупно', { selector: 'input' });
    const photo = await drawPhoto();
    await userEvent.upload(input, new File([photo, '<script>'], 'photo.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/спрятана программа/u);
  },
};

export const WhatWasRejectedShowsWhere: Story = {
  parameters: { ...phone, ...at(4) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Вместо растения стоит стул «Тис».')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeEnabled();
  },
};

export const AReviewerMarksASpotByKeys: Story = {
  parameters: { msw: [reviewer, ...reports(sent)] },
  async play({ canvas, userEvent }) {
    const ground = await canvas.findByRole('button', { name: 'Отметить место: Диван «Лада» спереди' });
    ground.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Замечание 1' })).toHaveFocus();
    await userEvent.keyboard('Подушки наоборот');
    const spot = canvas.getByRole('button', { name: /^Место 1: 50 % слева/u });
    spot.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^Место 1: 60 % слева, 49 % сверху/u })).toHaveFocus();
  },
};

export const ARejectionNeedsWords: Story = {
  parameters: { ...unpictured, msw: [reviewer, ...reports(sent)] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отклонить' }));
    await expect(await canvas.findByText('Напишите магазину, что переснять.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Что переснять' }), 'Верните растение.');
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    await closeToast('Отчёт отклонён');
    const stores = within(canvas.getByRole('region', { name: 'Магазины плана' }));
    await expect(stores.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Принять' })).toBeNull();
  },
};

export const OneThatIsRightIsAccepted: Story = {
  parameters: { ...unpictured, msw: [reviewer, ...reports(sent)] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять' }));
    await closeToast('Отчёт принят');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Принять' })).toBeNull());
  },
};

export const AStoreThatIsNotInThePlan: Story = {
  parameters: { ...unpictured, ...at(99) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Нет такой записи')).toBeVisible();
  },
};
