import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Heading } from '../heading/index.ts';
import { BoxIcon, ListIcon, ReceiptIcon, SettingsIcon, StoreIcon, UserIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { Logo } from '../logo/index.ts';
import {
  expectToFit,
  insideOf,
  longest,
  OwnWindow,
  pseudo,
  pseudoStates,
  Zoomed,
} from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Patterns/Sidebar',
  component: Sidebar,
  args: {
    label: 'Разделы',
    onNarrowChange: fn(),
    head: <Logo />,
    groups: [
      {
        items: [
          {
            label: 'Заказы',
            icon: <BoxIcon />,
            href: '#orders',
            current: true,
            count: 6,
            countLabel: '6 новых',
          },
          { label: 'Чеки', icon: <ReceiptIcon />, href: '#receipts' },
        ],
      },
      {
        title: 'Каталог',
        items: [
          { label: 'Справочники', icon: <ListIcon />, href: '#refs' },
          { label: 'Магазины франшизы', icon: <StoreIcon />, href: '#stores' },
        ],
      },
      {
        title: 'Доступ',
        items: [
          { label: 'Сотрудники', icon: <UserIcon />, href: '#staff' },
          { label: 'Настройки', icon: <SettingsIcon />, href: '#settings' },
        ],
      },
    ],
  },
  decorators: [
    (Child) => (
      <div style={{ display: 'flex' }}>
        {Child()}
        <main style={{ flex: 1, padding: '24px' }}>
          <Stack>
            <Heading level={1}>Заказы</Heading>
            <Text>Новых заказов: 6</Text>
          </Stack>
        </main>
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    pictures: { whole: true },
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
};

export const NarrowItKeepsIconsAndNames: Story = {
  args: {
    defaultNarrow: true,
    head: <a href="#home">Сирень</a>,
    foot: (narrow) => <Avatar name="Мария Орлова" size={narrow ? 'm' : 'l'} />,
  },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Разделы' }));
    await expect(nav.getByRole('link', { name: 'Заказы 6 новых' })).toHaveAttribute('aria-current', 'page');
    await expect(within(canvasElement).queryByRole('link', { name: 'Сирень' })).not.toBeInTheDocument();
    await expect(within(canvasElement).getByRole('img', { name: 'Мария Орлова' })).toBeVisible();
    // Until the code of tooltips is there, the browser's own title says the same.
    await waitFor(() => expect(nav.getByRole('link', { name: 'Справочники' })).not.toHaveAttribute('title'));
    const refs = nav.getByRole('link', { name: 'Справочники' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(refs).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Справочники');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const AButtonMakesItNarrowAndWide: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть меню' }));
    await expect(args.onNarrowChange).toHaveBeenLastCalledWith(true);
    const back = canvas.getByRole('button', { name: 'Развернуть меню' });
    await expect(back).toHaveAttribute('aria-expanded', 'false');
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Свернуть меню' })).toHaveFocus();
  },
};

export const LongNamesWrapAndManyScroll: Story = {
  args: {
    groups: Array.from({ length: 4 }, (_, group) => ({
      title: `${longest.label}, ${group + 1}`,
      items: Array.from({ length: 6 }, (_, item) => ({
        label: item === 0 ? longest.word + longest.word : `Справочник ${group + 1}.${item}`,
        icon: <ListIcon />,
        href: `#${group}-${item}`,
        count: item * 40,
      })),
    })),
  },
};

export const EveryWayInEveryState: Story = {
  /* Two of them stand side by side. */
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  args: {
    head: null,
    groups: pseudoStates.map((state) => ({
      title: state,
      items: [
        { label: 'Заказы', icon: <BoxIcon />, count: 6, current: true },
        { label: 'Чеки', icon: <ReceiptIcon />, count: 128 },
        { label: 'Справочники', icon: <ListIcon /> },
      ].map((item) => ({
        ...item,
        render: (
          <a href={`#${item.label}`} {...pseudo(state)}>
            {item.label}
          </a>
        ),
      })),
    })),
  },
  render: (args) => (
    <>
      <Sidebar {...args} label="Разделы" />
      <Sidebar {...args} label="Разделы, узко" defaultNarrow />
    </>
  ),
};

export const LongNamesFitAt200PercentZoom: Story = {
  args: LongNamesWrapAndManyScroll.args ?? {},
  parameters: { layout: 'padded' },
  render: (args) => (
    <Zoomed>
      <div style={{ overflow: 'hidden' }}>
        <OwnWindow label="Планшет" width={768} height={400}>
          <Sidebar {...args} />
        </OwnWindow>
      </div>
    </Zoomed>
  ),
  play: async ({ canvasElement }) => {
    const body = await insideOf(canvasElement);
    await expectToFit(body.querySelector('aside') ?? body);
  },
};
