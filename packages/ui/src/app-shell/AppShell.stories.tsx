import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { Heading } from '../heading/index.ts';
import {
  CartIcon,
  GridIcon,
  HeartIcon,
  HomeIcon,
  MenuIcon,
  PinIcon,
  SearchIcon,
  UserIcon,
} from '../icons/index.ts';
import { Container, Grid, Inline, Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { Price } from '../price/index.ts';
import { Armchair } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Tile, tileTones } from '../tile/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HeaderAction } from './HeaderAction.tsx';
import { SkipLink } from './SkipLink.tsx';

const quiet = (label: string) => (
  <Link key={label} variant="quiet" href="#there">
    {label}
  </Link>
);
const column = (title: string, names: string[]) => ({
  title,
  links: names.map((name) => ({ key: name, link: quiet(name) })),
});

const city = (
  <Link variant="quiet" render={<button type="button" />}>
    <Inline as="span" gap={1} nowrap>
      <PinIcon size="s" />
      <Text as="span" size={14} weight="medium" tone="strong">
        Екатеринбург
      </Text>
    </Inline>
  </Link>
);

function Shell() {
  return (
    <>
      <SkipLink />
      <Header
        brand={
          <Link variant="quiet" href="#home" aria-label="Сирень, на главную">
            <Logo />
          </Link>
        }
        top={
          <>
            {city}
            {['Магазины и часы', 'Доставка и сборка', 'Оплата частями'].map(quiet)}
          </>
        }
        phoneAside={city}
        catalog={<Button icon={<MenuIcon />}>Каталог</Button>}
        search={
          <TextField
            label="Поиск по каталогу"
            hideLabel
            type="search"
            placeholder="Поиск по каталогу"
            start={<SearchIcon />}
          />
        }
        actions={
          <>
            <HeaderAction href="#login" icon={<UserIcon size="l" />} label="Войти" />
            <HeaderAction href="#favorites" icon={<HeartIcon size="l" />} label="Избранное" count={7} />
            <HeaderAction
              href="#cart"
              icon={<CartIcon size="l" />}
              label="93 940 ₽"
              name="Корзина, 6 товаров"
              count={6}
              loud
            />
          </>
        }
        nav={[
          'Новинки',
          'Диваны',
          'Кресла',
          'Кровати',
          'Столы',
          'Стулья',
          'Шкафы',
          'Комоды и тумбы',
          'Стеллажи',
          'Свет',
          'Текстиль',
          'Декор',
        ].map(quiet)}
      />
      <Container as="main" id="main" tabIndex={-1}>
        <div style={{ height: '24px' }} />
        <Stack gap={6}>
          <Heading level={1}>Кресла</Heading>
          <Grid columns={[2, 3, 4]} gap={[3, 5]}>
            {tileTones.map((tone) => (
              <Stack key={tone} gap={2}>
                <Tile tone={tone}>
                  <Armchair />
                </Tile>
                <Text lines={2}>Кресло для отдыха «Тишина», дуб, рогожка шалфей</Text>
                <Price price={24_990} />
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Container>
      <Footer
        about={
          <Stack gap={3} align="start">
            <Logo />
            <Text size={20} weight="strong" tone="strong">
              8 800 200-41-14
            </Text>
            <Text tone="muted">Ежедневно с 8 до 22, звонок бесплатный</Text>
          </Stack>
        }
        columns={[
          column('Покупателю', ['Доставка и подъём', 'Сборка', 'Возврат 30 дней', 'Гарантия']),
          column('О Сирени', ['Магазины', 'О компании', 'Вакансии']),
          column('Идеи', ['Гостиная', 'Спальня', 'Прихожая']),
        ]}
        legal={
          <>
            <span>© 2026 ООО «Сирень Дом»</span>
            {quiet('Оферта')}
            <span>Цены действуют для Екатеринбурга 21 ноября 2026</span>
          </>
        }
      />
      <ActionBar>
        <div style={{ flex: 1 }}>
          <Price price={95_690} />
          <Text size={14} tone="muted">
            6 товаров с доставкой
          </Text>
        </div>
        <Button>Оформить заказ</Button>
      </ActionBar>
      <BottomBar
        items={[
          { label: 'Главная', icon: <HomeIcon size="l" />, href: '#home' },
          { label: 'Каталог', icon: <GridIcon size="l" />, href: '#catalog', current: true },
          { label: 'Корзина', icon: <CartIcon size="l" />, href: '#cart', count: 6 },
          { label: 'Избранное', icon: <HeartIcon size="l" />, href: '#favorites', count: 7 },
          { label: 'Профиль', icon: <UserIcon size="l" />, href: '#profile' },
        ]}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/AppShell',
  component: Header,
  render: () => <Shell />,
  args: { brand: undefined },
  parameters: {
    layout: 'fullscreen',
    pictures: { whole: true },
    chromatic: { modes: { phone: { disable: false } } },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeaderFooterAndTheBarsOfAPhone: Story = {};

export const TheFirstTabSkipsToTheContent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /к содержанию|к содержимому/i })).toHaveFocus();
  },
};
