import { mockCall } from '@siren/contract/mock';
import { Heading } from '@siren/ui/heading';
import { Container } from '@siren/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { makeForeignSections } from '../catalog/catalog.fixtures.ts';
import { mockSections } from '../catalog/catalog.mock.ts';
import { serverFailed, withShop } from '../stories/index.ts';
import { AppFrame } from './AppFrame.tsx';

const page = (
  <Container>
    <Heading level={1}>Страница</Heading>
  </Container>
);

const meta = {
  title: 'Patterns/Catalogue menu',
  component: AppFrame,
  decorators: [withShop],
  args: { children: page },
  parameters: { layout: 'fullscreen', msw: [mockSections()] },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const opener = () => screen.getAllByRole('link', { name: 'Каталог' })[0]!;
const findMenu = () => screen.findByRole('navigation', { name: 'Разделы каталога' });
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('navigation', { name: 'Разделы каталога' })).toBeNull());

/** The button of the header; the foot has a heading of that name, and phones a bar. */
const press = async ({ userEvent }: Pick<Context, 'userEvent'>) => {
  await userEvent.click(opener());
  return within(await findMenu());
};

export const Open: Story = {
  play: async (context) => {
    const menu = await press(context);
    await expect(await menu.findByRole('link', { name: /^Диваны/ })).toBeVisible();
    await expect(menu.getByRole('list', { name: 'Диваны' })).toBeVisible();
    await expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: /^Все разделы/ })).toHaveAttribute('href', '/section');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockCall('/api/catalog/sections', () => new Promise(() => undefined))] },
  play: async (context) => {
    await expect((await press(context)).getByRole('status')).toHaveTextContent('Загружаем разделы');
  },
};

export const Failed: Story = {
  parameters: { msw: [http.post('*/api/catalog/sections', () => HttpResponse.error())] },
  play: async (context) => {
    const menu = await press(context);
    await expect(await menu.findByRole('alert')).toHaveTextContent(
      /^Разделы не загрузились.*Нет связи с.магазином/,
    );
    await expect(menu.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

let down = true;
export const WhoTriesAgainByAKeyGoesInOnceTheyCome: Story = {
  beforeEach: () => {
    down = true;
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      http.post('*/api/catalog/sections', () => (down ? HttpResponse.error() : undefined)),
      mockSections(),
    ],
  },
  play: async (context) => {
    const menu = await press(context);
    const again = await menu.findByRole('button', { name: 'Повторить' });
    again.focus();
    down = false;
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(menu.getByRole('link', { name: /^Диваны/ })).toHaveFocus());
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(opener()).toHaveFocus();
  },
};

const broken = serverFailed('/api/catalog/sections', 'Разделы не загрузились');
export const TheServerFailed: Story = {
  ...broken,
  play: async (context) => {
    await press(context);
    await broken.play(context);
  },
};

export const Empty: Story = {
  parameters: { msw: [mockSections([])] },
  play: async (context) => {
    await expect(await (await press(context)).findByText('Каталог пока пуст')).toBeVisible();
  },
};

export const FortySectionsOfLongWordsScroll: Story = {
  parameters: {
    msw: [mockSections(makeForeignSections(40))],
  },
  play: async (context) => {
    const menu = await press(context);
    await expect((await menu.findAllByRole('link')).length).toBeGreaterThan(40);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const ItIsWalkedByKeysAlone: Story = {
  play: async ({ userEvent }) => {
    opener().focus();
    // Its code comes with the focus.
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(opener()).toHaveAttribute('aria-expanded', 'true');
    });
    const menu = within(await findMenu());
    await waitFor(() => expect(menu.getByRole('link', { name: /^Диваны/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(menu.getByRole('link', { name: /^Кровати/ })).toHaveFocus();
    await expect(menu.getByRole('list', { name: 'Кровати' })).toBeVisible();
    await expect(menu.queryByRole('list', { name: 'Диваны' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(menu.getByRole('link', { name: /^Угловые/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(menu.getByRole('link', { name: /^Кресла/ })).toHaveFocus();
    await userEvent.tab();
    await expect(menu.getByRole('link', { name: /^Прямые/ })).toHaveFocus();
  },
};

export const WhoOnceWentInByAnArrowKeepsTheFocusWhereAPointerOpensIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { userEvent } = context;
    const menu = await press(context);
    await menu.findByRole('link', { name: /^Диваны/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('link', { name: /^Диваны/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    const search = screen.getByRole('combobox');
    search.focus();
    await userEvent.unhover(opener());
    await userEvent.hover(opener());
    const again = within(await findMenu());
    await userEvent.hover(await again.findByRole('link', { name: /^Свет/ }));
    await expect(await again.findByRole('list', { name: 'Свет' })).toBeVisible();
    await expect(search).toHaveFocus();
  },
};

export const EscClosesAndReturnsTheFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const menu = await press(context);
    await menu.findByRole('link', { name: /^Диваны/ });
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(opener()).toHaveFocus();
    await expect(opener()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LeavingItCloses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await press(context);
    await context.userEvent.tab({ shift: true });
    await expectClosed();
    await press(context);
    await context.userEvent.click(screen.getByRole('heading', { level: 1 }));
    await expectClosed();
    await press(context);
    await context.userEvent.click(opener());
    await expectClosed();
  },
};

export const APointerThatRestsOpensItAndOneThatGoesCloses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.hover(opener());
    // The code came after the pointer, which lies elsewhere in truth.
    await waitFor(async () => {
      await userEvent.unhover(opener());
      await userEvent.hover(opener());
      await expect(await screen.findByRole('navigation', { name: 'Разделы каталога' })).toBeVisible();
    });
    const menu = within(await findMenu());
    await userEvent.hover(await menu.findByRole('link', { name: /^Свет/ }));
    await expect(await menu.findByRole('list', { name: 'Свет' })).toBeVisible();
    // Whoever presses now wants it open.
    await userEvent.click(opener());
    await expect(await findMenu()).toBeVisible();
    await userEvent.hover(screen.getByRole('heading', { level: 1 }));
    await expectClosed();
  },
};

export const APenShowsASectionByItsFirstPressAndFollowsByTheSecond: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const menu = await press(context);
    const light = await menu.findByRole('link', { name: /^Свет/ });
    const tap = async () => {
      // Not `userEvent`: it knows no pens. No focus either, which would show the section by itself.
      await fireEvent.pointerDown(light, { pointerType: 'pen' });
      await fireEvent.click(light);
    };
    await tap();
    await expect(await menu.findByRole('list', { name: 'Свет' })).toBeVisible();
    await tap();
    await expectClosed();
  },
};

export const AMoveToAnotherPageCloses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const menu = await press(context);
    await context.userEvent.click(await menu.findByRole('link', { name: /^Кресла/ }));
    await expectClosed();
  },
};
