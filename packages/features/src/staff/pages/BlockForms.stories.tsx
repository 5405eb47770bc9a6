import type { DraftBlock, StaffPage } from '@siren/domain/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { makeStaffPage } from './pages.fixtures.ts';
import { mockPages } from './pages.mock.ts';
import { PageScreen } from './PageScreen.tsx';

/** A page of these blocks alone; the first of them is open. */
const has = (blocks: DraftBlock[], over: Partial<StaffPage> = {}) => {
  const page = makeStaffPage(over);
  return { msw: [mockMe(), ...mockPages({ ...page, content: { ...page.content, blocks } })] };
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

const coded: DraftBlock = { key: 'n1', type: 'coupon', title: 'Промокод на\u00a0скидку' };
const words: DraftBlock = { key: 'n2', type: 'text', title: 'Как получить', paragraphs: ['В\u00a0корзине.'] };

export const ACodeIsChosenByWhatItIsFor: Story = {
  parameters: has([coded, words], { kind: 'promo' }),
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

export const APromoOfAFeedGoesOnWithItsOwnCode: Story = {
  parameters: { ...unpictured, ...has([coded, words], { kind: 'promo', fed: true }) },
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
