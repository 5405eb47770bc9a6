import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { CartIcon, HeartIcon, UserIcon } from '../icons/index.ts';
import {
  expectToFit,
  insideOf,
  longest,
  Matrix,
  OwnWindow,
  pseudo,
  pseudoStates,
  Zoomed,
} from '../story-kit/index.ts';
import { formatMoney } from '../format/index.ts';
import { Header } from './Header.tsx';
import { HeaderAction } from './HeaderAction.tsx';
import { brand, cityCalled, header, quiet, searchFor } from './shell.fixtures.tsx';
import { SkipLink } from './SkipLink.tsx';

/** A part that the controls put in and take out. */
const part = (node: ReactNode) => ({ control: 'boolean' as const, mapping: { true: node, false: null } });

const meta = {
  title: 'Patterns/Header',
  component: Header,
  subcomponents: { HeaderAction, SkipLink },
  argTypes: {
    brand: part(header.brand),
    top: part(header.top),
    phoneAside: part(header.phoneAside),
    catalog: part(header.catalog),
    search: part(header.search),
    actions: part(header.actions),
    nav: part(header.nav),
  },
  args: { brand: true, top: true, phoneAside: true, catalog: true, search: true, actions: true, nav: true },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '220px' } },
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const PartsThatAreLeftOutLeaveNoHole: Story = {
  args: { top: false, catalog: false, nav: false },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

const actions = {
  plain: <HeaderAction icon={<UserIcon size="l" />} label="Войти" />,
  counted: <HeaderAction icon={<HeartIcon size="l" />} label="Избранное" count={7} />,
  loud: (
    <HeaderAction
      icon={<CartIcon size="l" />}
      label={formatMoney(longest.sum)}
      name="Корзина, 128 товаров"
      count={128}
      loud
    />
  ),
};
const kinds = Object.keys(actions) as (keyof typeof actions)[];

export const EveryActionInEveryState: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div data-state="full">
      <Matrix
        rows={kinds}
        columns={pseudoStates}
        cell={(kind, state) => <HeaderAction {...actions[kind].props} href={`#${kind}`} {...pseudo(state)} />}
      />
    </div>
  ),
};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Zoomed>
      <OwnWindow label="Телефон" width={320} height={240}>
        <Header
          brand={brand}
          phoneAside={cityCalled(longest.word)}
          search={searchFor(longest.label)}
          actions={actions.loud}
          nav={[longest.word, longest.label, longest.name].map(quiet)}
        />
      </OwnWindow>
    </Zoomed>
  ),
  play: async ({ canvasElement }) => expectToFit(await insideOf(canvasElement)),
};

export const ATabletHasRoomForLongWordsAndBigSums: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <OwnWindow label="Планшет" width={768} height={240}>
      <Header
        {...header}
        top={[longest.word, longest.label].map(quiet)}
        search={searchFor(longest.label)}
        nav={[longest.word, longest.label, longest.name].map(quiet)}
        actions={kinds.map((kind) => (
          <HeaderAction key={kind} {...actions[kind].props} href={`#${kind}`} />
        ))}
      />
    </OwnWindow>
  ),
  play: async ({ canvasElement }) => expectToFit(await insideOf(canvasElement)),
};

export const ScrolledItIsLowerAndItsSectionsAreGone: Story = {
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '320px' } } },
  decorators: [(Child) => <div style={{ minHeight: '200vh' }}>{Child()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
    window.scrollTo(0, 400);
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Разделы' })).toBeNull());
    await expect(canvas.getByRole('searchbox', { name: 'Поиск по каталогу' })).toBeVisible();
  },
};

export const OnAPhoneTheLogoScrollsAwayAndTheSearchStays: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <OwnWindow label="Телефон" width={360} height={240}>
      <Header {...header} />
      <main style={{ minHeight: '300vh' }} />
    </OwnWindow>
  ),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    const part = (selector: string) => inside.querySelector<HTMLElement>(selector)!;
    const edges = (selector: string) => part(selector).getBoundingClientRect();
    const [home, logo] = ['[aria-label="Сирень, на главную"]', '[aria-label="Сирень, на главную"] svg'];
    const { top: before } = edges('main');
    inside.ownerDocument.documentElement.scrollTop = 200;
    await waitFor(() => expect(edges(logo).bottom).toBeLessThanOrEqual(0));
    await expect(edges('input').top).toBeGreaterThan(0);
    // Nothing but the scroll has moved the page.
    await expect(edges('main').top).toBe(before - 200);
    part(home).focus();
    await waitFor(() => expect(edges(logo).top).toBeGreaterThan(0));
    part(home).blur();
  },
};
