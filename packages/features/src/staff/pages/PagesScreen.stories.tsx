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

export const AMenuOfARowCopiesIt: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё: Контакты' }));
    await expect(await screen.findByRole('menuitem', { name: 'Скопировать' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pages\/new\?from=10$/u),
    );
  },
};

export const APageIsDeletedAfterWhatLeadsToItWasTold: Story = {
  parameters: onPhone,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ещё: Доставка/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить…' }));
    const asked = await screen.findByRole('alertdialog');
    await expect(within(asked).getByText('/promo/dostavka-po-uralu')).toBeVisible();
    await userEvent.click(within(asked).getByRole('combobox', { name: 'Куда поведут её адреса' }));
    await expect(await screen.findByRole('option', { name: 'Контакты' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: /^Возврат/u })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Контакты' }));
  },
};

export const ADeletedPageIsGoneFromTheList: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockPages()] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ещё: Доставка/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    await expect(await screen.findByText(/^Страница удалена/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Доставка/u })).toBeNull());
  },
};

export const APageThatBlocksLeadToNamesThem: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё: Осень дома' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить…' }));
    const asked = await screen.findByRole('alertdialog', { name: /^Эту страницу пока не.удалить$/u });
    await expect(within(asked).getByRole('link', { name: 'Главная' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pages\/1$/u),
    );
    await expect(within(asked).queryByRole('button', { name: 'Удалить' })).toBeNull();
  },
};

export const TheHomePageIsOnlyCopied: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё: Главная' }));
    await expect(await screen.findByRole('menuitem', { name: 'Скопировать' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Удалить…' })).toBeNull();
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
