import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Chip } from '../chip/index.ts';
import { TextField } from '../field/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Price } from '../price/index.ts';
import { Progress } from '../progress/index.ts';
import { Switch } from '../switch/index.ts';
import { Text } from '../text/index.ts';
import { meaning } from '../theme/index.ts';
import { modes } from '../theme/scales.ts';
import { createBrandTheme, sirenTokens } from '../tokens/index.ts';
import type { BrandThemeChanges } from '../tokens/index.ts';
import * as css from './foundations.css.ts';
import { Page } from './Page.tsx';
import * as pageCss from './page.css.ts';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Foundations/Theming',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A bit of everything that a theme paints. */
function Sample() {
  return (
    <Card>
      <Stack gap={5}>
        <Inline gap={3}>
          <Button>Оформить заказ</Button>
          <Button variant="soft">В корзину</Button>
          <Button variant="line">Отложить</Button>
          <Button variant="accent">Забрать сегодня</Button>
        </Inline>
        <Inline gap={3}>
          <Chip selected>Шалфей</Chip>
          <Chip>Песок</Chip>
          <Badge tone="brand">Новинка</Badge>
          <Badge tone="sale">−20 %</Badge>
          <Link href="#more">Подробнее</Link>
        </Inline>
        <TextField label="Промокод" defaultValue="ВЕСНА" />
        <Inline gap={5}>
          <Checkbox defaultChecked>Сборка мебели</Checkbox>
          <Switch defaultChecked>Списать бонусы</Switch>
        </Inline>
        <Progress label="Показано 24 из 96" value={24} max={96} />
        <Price price={54_990} oldPrice={68_990} saving="words" />
        <Callout tone="positive" title="Доставим завтра">
          Курьер позвонит за час.
        </Callout>
      </Stack>
    </Card>
  );
}

/** What differs, on an element of the page; an attribute with a rule of CSS does the same. */
function Themed({ changes, name }: { changes: BrandThemeChanges; name: string }) {
  const { vars } = createBrandTheme(changes);
  return (
    <div data-brand={name} style={{ ...vars, color: 'var(--text-normal)' }}>
      <Sample />
    </div>
  );
}

const examples: readonly { name: string; title: string; changes: BrandThemeChanges }[] = [
  { name: 'mint', title: 'Мята: один цвет', changes: { brand: '#0b7a5b' } },
  {
    name: 'ink',
    title: 'Чернила: прямые углы, свой второй цвет и серые',
    changes: {
      brand: '#1f4fd8',
      accent: '#8a4b00',
      neutral: '#64748b',
      radius: { s: '2px', m: '2px', l: '4px' },
    },
  },
];

const code = `import { createBrandTheme } from '@siren/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

export const mint = createBrandTheme({ brand: '#0b7a5b' });

// Вся страница: ':root'. Её часть: свой атрибут или класс.
globalStyle('[data-brand=mint]', { vars: mint.vars });`;

const plainCode = `:root {
  --brand-solid: light-dark(#0b7a5b, #127c5d);
  --brand-solid-hover: light-dark(#006e51, #006f52);
}`;

const testCode = `import { expect, it } from 'vitest';
import { mint } from './mint.ts';

it('can be read', () => expect(mint.problems).toEqual([]));`;

export const AnotherBrandOnAPartOfThePage: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  render: () => (
    <Page
      title="Своя тема"
      lead="Тема — это свойства --имён. Достаточно одного цвета: шкала, роли и тёмная тема вычисляются из него, и каждая пара остаётся читаемой."
    >
      {examples.map(({ name, title, changes }) => (
        <Part key={name} title={title}>
          <Themed name={name} changes={changes} />
        </Part>
      ))}
      <Part title="Сирень: как есть">
        <Sample />
      </Part>
    </Page>
  ),
};

const options: readonly [name: string, words: string][] = [
  ['brand', 'Вместо фиолетового: цвет #rrggbb или шкала из двенадцати ступеней для каждой темы'],
  ['accent', 'Вместо бирюзового, для хороших новостей'],
  ['neutral', 'Вместо серых: фоны, слова, линии'],
  ['roles', 'Отдельные роли поверх шкал: { "surface.inverse": "#000000" } или пара { light, dark }'],
  ['radius', 'Скругления: { m: "4px" }'],
  ['font', 'Шрифты по порядку; файлы подключаете сами'],
  ['tokens', 'С чего начать: токены из файлов дизайнера, fromDtcg(…)'],
];

export const HowToMakeOne: Story = {
  render: () => (
    <Page title="Как сделать свою тему" lead="Три способа, от простого к полному.">
      <Part
        title="Одним цветом"
        text="Функция вернёт свойства, которые отличаются от Сирени, — их и ставит правило."
      >
        <pre className={pageCss.code}>{code}</pre>
        <Table
          label="Что можно менять"
          columns={['Имя', 'Что это']}
          rows={options.map(([name, words]) => ({ key: name, cells: [name, words] }))}
        />
      </Part>
      <Part
        title="Проверить"
        text="Те же пары, что у Сирени. Ошибка называет пару, контраст и цвета, которые подошли бы. Один цвет проходит всегда: светлота ступеней не меняется. Проверка нужна, если меняете роли или приносите свои шкалы."
      >
        <pre className={pageCss.code}>{testCode}</pre>
      </Part>
      <Part
        title="Отдельными именами"
        text="Без сборки: обычный CSS. Имена — на страницах цвета, шрифта, отступов, скруглений и движения; они часть библиотеки и не меняются без новой большой версии."
      >
        <pre className={pageCss.code}>{plainCode}</pre>
      </Part>
      <Part
        title="Из файлов дизайнера"
        text="Токены лежат в формате W3C DTCG (2025.10): @siren/ui/tokens/base.tokens.json, light.tokens.json, dark.tokens.json и siren.resolver.json. Это общий формат инструментов дизайна. fromDtcg читает их обратно без потерь и называет всё, чего не понял; npm run tokens пишет их заново."
      >
        <pre className={pageCss.code}>{`createBrandTheme({ tokens: fromDtcg({ base, light, dark }) })`}</pre>
      </Part>
    </Page>
  ),
};

function Chooser() {
  const [brand, setBrand] = useState('#0b7a5b');
  const theme = createBrandTheme({ brand });
  return (
    <Page
      title="Попробовать"
      lead="Выберите цвет бренда. Если белые слова на нём не читаются, главная кнопка станет темнее — того же тона."
    >
      <label className={css.measured}>
        <input type="color" value={brand} onChange={(event) => setBrand(event.target.value)} />
        <Text as="span">Цвет бренда</Text>
      </label>
      <Text role="status" tone={theme.problems.length > 0 ? 'critical' : 'positive'}>
        {theme.problems.length > 0
          ? theme.problems.map(({ message }) => message).join('; ')
          : 'Все пары читаются'}
      </Text>
      <Themed name="own" changes={{ brand }} />
      <pre className={pageCss.code}>{theme.css('[data-brand=own]')}</pre>
    </Page>
  );
}

export const APartOfThePageInTheOtherTheme: Story = {
  render: () => (
    <>
      {modes.map((mode) => (
        <section key={mode} data-theme={mode} className={css.ground}>
          <p>Слова без своего цвета</p>
          <Card>И на карточке</Card>
          <Button variant="line">Отложить</Button>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByText('Слова без своего цвета');
    for (const [words, mode] of [
      [light, 'light'],
      [dark, 'dark'],
    ] as const)
      await expect(words).toHaveStyle({ color: meaning.text.normal[mode] });
  },
};

/** Slower than Siren, on the whole page and on a part of it. */
const slow = createBrandTheme({
  tokens: { ...sirenTokens, motion: { ...sirenTokens.motion, normal: '300ms' } },
});

export const AThemeLeavesMotionToThoseWhoWantLess: Story = {
  render: () => (
    <>
      <style>{`:root { --motion-quick: 300ms } ${slow.css('[data-brand=slow]')}`}</style>
      <div data-brand="slow">
        <Button>Оформить заказ</Button>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const part = canvasElement.querySelector('[data-brand=slow]') ?? canvasElement;
    for (const [element, name] of [
      [document.documentElement, '--motion-quick'],
      [part, '--motion-normal'],
    ] as const)
      await expect(Number.parseFloat(getComputedStyle(element).getPropertyValue(name))).toBe(
        isStill ? 0 : 300,
      );
  },
};

export const AnyColourMakesALegibleTheme: Story = {
  render: () => <Chooser />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.input(canvas.getByLabelText('Цвет бренда'), { target: { value: '#ffd400' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('Все пары читаются');
    await expect(canvas.getByText(/--brand-solid: light-dark\(#806a00/)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Оформить заказ' });
    // In light, in dark.
    await expect(['rgb(128, 106, 0)', 'rgb(131, 107, 0)']).toContain(
      getComputedStyle(button).backgroundColor,
    );
  },
};
