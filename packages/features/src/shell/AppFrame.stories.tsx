import { mockCall } from '@siren/contract/mock';
import { Heading } from '@siren/ui/heading';
import { Container } from '@siren/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { mockHome } from '../home/home.mock.ts';
import { HomePage } from '../home/index.ts';
import { seeTheMap, withShop } from '../stories/index.ts';
import { makeCart, makeInfo, makeSectionLinks } from '../testing/index.ts';
import { AppFrame } from './AppFrame.tsx';

const page = (
  <Container>
    <Heading level={1}>Страница</Heading>
  </Container>
);
const full = makeInfo({
  cart: makeCart([
    { offer: 1, name: 'Диван «Лада»', price: 54_990 },
    { offer: 2, name: 'Стул «Тис»', price: 7_490, quantity: 5 },
  ]),
});
const foreign = [
  'Запчасти',
  'Полуфабрикаты высокотехнологичные для электропневмоавтоматизированных производств',
  'Шины',
];

const meta = {
  title: 'Patterns/Frame',
  component: AppFrame,
  decorators: [withShop],
  args: { children: page },
  parameters: { layout: 'fullscreen', shop: { info: full }, msw: [mockHome()] },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundTheHomePage: Story = {
  args: { children: <HomePage /> },
  play: ({ canvas }) => seeTheMap(canvas),
};

export const TheCartIsCountedAndSummed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Корзина, 6.товаров, 92.440.₽$/ })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { info: makeInfo() } } };

export const SignedIn: Story = {
  parameters: {
    shop: { info: { ...full, user: { id: 1, login: 'buyer', name: 'Анна Смирнова', flags: [] } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toBeVisible();
  },
};

const always = { ...makeInfo().stores[0]!, phone: '', opens: '00:00', closes: '00:00' };

export const AStoreRoundTheClockWithoutAPhone: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    shop: { info: makeInfo({ store: always, stores: [always] }) },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^ул[.] Малышева, 71, круглосуточно$/)).toBeVisible();
    const foot = await canvas.findByRole('contentinfo');
    await expect(foot).toHaveTextContent('Круглосуточно');
    await expect(foot).toHaveTextContent('71, круглосуточно');
    await expect(canvasElement).not.toHaveTextContent('00:00');
    await expect(canvasElement.querySelector('[href^="tel:"]')).toBeNull();
  },
};

const written = { ...makeInfo().stores[0]!, phone: '+7 800 200-41-14' };

export const APhoneIsCalledWithoutSpacesHoweverItIsWritten: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    shop: { info: makeInfo({ store: written, stores: [written] }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('contentinfo');
    const phones = canvas.getAllByRole('link', { name: /^[+]7.800.200-41-14$/ });
    await expect(phones.map((phone) => phone.getAttribute('href'))).toEqual(
      Array(2).fill('tel:+78002004114'),
    );
  },
};

const far = { ...makeInfo().stores[0]!, id: 9, city: 'tyumen', address: 'ул. Республики, 65' };

export const StoresElsewhereAreToldWithTheirCity: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    shop: { info: makeInfo({ store: far, stores: [...makeInfo().stores, far] }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Тюмень, ул[.] Республики, 65, ежедневно/)).toBeVisible();
    const foot = await canvas.findByRole('contentinfo');
    await expect(foot).toHaveTextContent('Тюмень, ул. Республики, 65');
    await expect(foot).toHaveTextContent('Екатеринбург, ул. Малышева, 71');
  },
};

export const ThreeForeignSections: Story = {
  parameters: { shop: { info: makeInfo({ menu: makeSectionLinks(foreign) }) } },
};

export const FortyForeignSections: Story = {
  parameters: {
    shop: {
      info: makeInfo({ menu: makeSectionLinks(Array.from({ length: 40 }, (_, at) => `${foreign[at % 3]}`)) }),
    },
  },
};

const chairs = ['дуб, рогожка молочная', 'дуб, велюр шалфей'].map((options, at) => ({
  ...{ offer: 2 + at, name: 'Стул «Тис»', options, price: 7_490, quantity: 5 },
}));

export const AnotherCityTellsWhatItDoesToTheCart: Story = {
  parameters: {
    shop: { info: makeInfo({ cart: makeCart([{ offer: 1, name: 'Диван «Лада»' }, ...chairs]) }) },
    msw: [
      mockCall('/api/info/set-region', () => ({
        ...full,
        city: { code: 'tyumen', name: 'Тюмень' },
        cart: makeCart(
          chairs.map((row) => ({ ...row, price: 7_990, stock: { status: 'few', quantity: row.offer } })),
          { delivery: { from: '2026-11-28', to: '2026-12-01' } },
        ),
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Екатеринбург' })[0]!);
    const field = await screen.findByRole('combobox', { name: 'Название города' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('тюм{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /кое.что изменилось/ });
    await expect(dialog).toHaveTextContent('Диван «Лада»');
    await expect(dialog).toHaveTextContent(
      /корзинеСтул «Тис»дуб, рогожка молочнаябыло 5\sшт[.]стало 2\sшт[.]/,
    );
    await expect(dialog).toHaveTextContent(/Стул «Тис»дуб, велюр шалфейбыло 5\sшт[.]стало 3\sшт[.]/);
    await expect(dialog).toHaveTextContent('7 990');
    await expect(dialog).toHaveTextContent('28 ноября');
  },
};

export const ACityIsFoundByKeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Екатеринбург' })[0]!);
    await screen.findByRole('listbox', { name: 'Города' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const field = screen.getByRole('combobox', { name: 'Название города' });
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveTextContent('Тюмень');
  },
};

export const WhoChoseNoCityIsAskedAndNothingMoves: Story = {
  parameters: {
    shop: { info: makeInfo({ cityFrom: 'proxy' }) },
    chromatic: { modes: { phone: { disable: false } } },
    msw: [mockHome(), mockCall('/api/info/set-region', () => makeInfo())],
  },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('region', { name: 'Ваш город' });
    await expect(question).toHaveTextContent('Ваш город — Екатеринбург?');
    await expect(canvas.getByRole('button', { name: 'Да' })).not.toHaveFocus();
  },
};

export const TheAnswerIsRememberedAndTheQuestionGone: Story = {
  parameters: {
    shop: { info: makeInfo({ cityFrom: 'proxy' }) },
    chromatic: { disableSnapshot: true },
    msw: [mockHome(), mockCall('/api/info/set-region', () => makeInfo())],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Да' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Ваш город' })).toBeNull());
  },
};

export const FormsAreNotCoveredByTheQuestion: Story = {
  parameters: { shop: { info: makeInfo({ cityFrom: 'proxy' }) }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const question = () => canvas.queryByRole('region', { name: 'Ваш город' });
    const home = canvas.getAllByRole('link', { name: 'Сирень, на главную' })[0]!;
    for (const form of ['Войти', /^Корзина/]) {
      await expect(await canvas.findByRole('region', { name: 'Ваш город' })).toBeVisible();
      await userEvent.click(canvas.getAllByRole('link', { name: form })[0]!);
      await waitFor(() => expect(question()).toBeNull());
      await userEvent.click(home);
    }
    await expect(await canvas.findByRole('region', { name: 'Ваш город' })).toBeVisible();
  },
};
