import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockPages } from './pages.mock.ts';
import { PagesScreen } from './PagesScreen.tsx';

const meta = {
  title: 'Staff/Pages',
  component: PagesScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/pages', route: '/pages' },
    msw: [mockMe(), ...mockPages()],
  },
} satisfies Meta<typeof PagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };

export const PagesWithWhatShoppersSeeOfThem: Story = {
  parameters: onPhone,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Возврат/u })).toBeVisible();
    await expect(canvas.getByText('Черновик')).toBeVisible();
  },
};

export const AWordFindsAPage: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Найти страницу' }), 'vozv');
    await expect(
      canvas.getAllByRole('listitem').filter((one) => /promo/u.test(one.textContent)),
    ).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'ъъ');
    await expect(await canvas.findByText(/Ничего не.нашли/u)).toBeVisible();
  },
};

export const ANewPageIsAskedForItsTitleAndItsAddress: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Новая страница' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Заголовок' }), 'Контакты');
    await userEvent.type(screen.getByRole('textbox', { name: 'Адрес' }), 'Контакты');
    await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
    await expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveAccessibleDescription(/Латинские/u);
  },
};

export const AnAddressThatIsTakenIsSaid: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Новая страница' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Заголовок' }), 'Доставка');
    await userEvent.type(screen.getByRole('textbox', { name: 'Адрес' }), 'dostavka');
    await userEvent.click(screen.getByRole('button', { name: 'Создать' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Этот адрес уже у другой страницы.');
  },
};

export const KeysPutPagesOfTheFootInOrder: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockPages()] },
  async play({ canvas, userEvent }) {
    const foot = await canvas.findByRole('list', { name: 'Страницы внизу сайта' });
    const titles = () =>
      within(foot)
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    within(foot)
      .getByRole('button', { name: /^Переместить: Контакты/u })
      .focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await waitFor(() => expect(titles()[0]).toMatch(/Контакты/u));
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(titles()[2]).toMatch(/Контакты/u));
  },
};

export const AMoveThatIsRefusedIsTakenBack: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/pages/move-in-foot', () => {
        throw staffRefusal('page.not_in_foot');
      }),
      ...mockPages(),
    ],
  },
  async play({ canvas, userEvent }) {
    const foot = await canvas.findByRole('list', { name: 'Страницы внизу сайта' });
    within(foot)
      .getByRole('button', { name: /^Переместить: Контакты/u })
      .focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await expect(await screen.findByText('Внизу сайта этой страницы уже нет.')).toBeVisible();
    await waitFor(() => expect(within(foot).getAllByRole('listitem')[2]).toHaveTextContent('Контакты'));
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mockMe(),
      mockCall('/api/admin/pages/list', () => {
        throw refusal('general.unavailable');
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
