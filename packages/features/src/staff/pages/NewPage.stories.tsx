import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mockMe, withStaff } from '../stories/index.ts';
import { mockPages } from './pages.mock.ts';
import { PageScreen } from './PageScreen.tsx';

const meta = {
  title: 'Staff/Pages/New',
  component: PageScreen,
  decorators: [withStaff],
  parameters: {
    layout: 'fullscreen',
    staff: { at: '/pages/new', route: '/pages/:id' },
    msw: [mockMe(), ...mockPages()],
  },
} satisfies Meta<typeof PageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpictured = { chromatic: { disableSnapshot: true } };
const onPhone = { chromatic: { modes: { phone: { disable: false } } } };

export const TheAddressIsMadeOfTheTitle: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    const title = await canvas.findByRole('textbox', { name: 'Заголовок' });
    await userEvent.type(title, 'Оплата частями');
    await expect(canvas.getByRole('textbox', { name: 'Адрес' })).toHaveValue('oplata-chastyami');
    await userEvent.clear(title);
    await userEvent.type(title, 'Контакты');
    await expect(canvas.getByRole('textbox', { name: 'Адрес' })).toHaveValue('kontakty-2');
  },
};

export const AnAddressThatIsTakenIsSaidWhileItIsTyped: Story = {
  parameters: onPhone,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Заголовок' }), 'Условия доставки');
    const path = canvas.getByRole('textbox', { name: 'Адрес' });
    await userEvent.clear(path);
    await userEvent.type(path, 'dostavka');
    await expect(path).toHaveAccessibleDescription(/Этот адрес у.страницы «Доставка/u);
    await userEvent.type(path, ' и');
    await expect(path).toHaveAccessibleDescription(/Латинские/u);
  },
};

export const AnAddressThatLeadsElsewhereSoFarIsTold: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Заголовок' }), 'О нас');
    await expect(canvas.getByRole('textbox', { name: 'Адрес' })).toHaveAccessibleDescription(
      /^Сейчас ведёт на.«О.магазине»/u,
    );
  },
};

export const WithoutATitleNothingIsMade: Story = {
  parameters: unpictured,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать' }));
    await expect(canvas.getByRole('textbox', { name: 'Заголовок' })).toHaveAccessibleDescription(
      'Напишите заголовок.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Адрес' })).toHaveAccessibleDescription(
      'Напишите адрес.',
    );
  },
};

export const ACopySaysWhatItTakesAndWhatItGoesWithout: Story = {
  parameters: { staff: { at: '/pages/new?from=5', route: '/pages/:id' } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('textbox', { name: 'Адрес' })).toHaveValue('osen-doma-kopiya');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Что это' }), 'free');
    await expect(canvas.getByRole('combobox', { name: /^С.чего начать$/u })).toHaveAccessibleDescription(
      /не.бывает: «Отсчёт времени», «Промокод»/u,
    );
  },
};

export const AnAddressThatSomebodyTookMeanwhileIsSaidBesideIt: Story = {
  parameters: {
    ...unpictured,
    msw: [
      mockMe(),
      mockCall('/api/admin/pages/create', () => {
        throw staffRefusal('page.path_taken');
      }),
      ...mockPages(),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Заголовок' }), 'Оплата{Enter}');
    await expect(await canvas.findByText('Этот адрес только что занял другой сотрудник.')).toBeVisible();
  },
};

export const AskedForOtherwiseAfterALostAnswerThePageThatWasMadeIsTold: Story = {
  parameters: { ...unpictured, msw: [mockMe(), ...mockPages(undefined, undefined, { lostNew: true })] },
  async play({ canvas, userEvent }) {
    const title = await canvas.findByRole('textbox', { name: 'Заголовок' });
    await userEvent.type(title, 'Оплата{Enter}');
    await expect(await canvas.findByRole('alert')).not.toHaveTextContent(/Прошлый запрос/u);
    await userEvent.type(title, ' частями{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Прошлый запрос уже создал/u));
    await expect(canvas.getByRole('link', { name: 'Открыть «Оплата»' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Создать' }));
    await expect(await canvas.findByRole('heading', { name: 'Оплата частями', level: 1 })).toBeVisible();
  },
};

export const ACopyOfAPageThatIsGoneIsToldSo: Story = {
  parameters: { ...unpictured, staff: { at: '/pages/new?from=404', route: '/pages/:id' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Страницы для копии уже нет/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Создать' })).toBeVisible();
  },
};
