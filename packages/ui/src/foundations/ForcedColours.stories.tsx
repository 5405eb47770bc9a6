import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Chip } from '../chip/index.ts';
import { ColorDots } from '../color-dots/index.ts';
import { TextField } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { HeartIcon } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { Meter } from '../meter/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Progress } from '../progress/index.ts';
import { Radio, RadioCard, RadioGroup, RadioPill, RadioSwatch } from '../radio/index.ts';
import { Rating } from '../rating/index.ts';
import { Slider } from '../slider/index.ts';
import { StatusLine } from '../status-line/index.ts';
import { Switch } from '../switch/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import { Text } from '../text/index.ts';
import * as css from './foundations.css.ts';
import { Page } from './Page.tsx';
import { pair } from './page.css.ts';

const meta = {
  title: 'Foundations/Forced colours',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** The same thing twice; the state alone differs. */
const pairs: Readonly<Record<string, (isOn: boolean) => ReactNode>> = {
  Checkbox: (isOn) => <Checkbox checked={isOn}>Сборка</Checkbox>,
  'Checkbox, mixed': (isOn) => <Checkbox mixed={isOn}>Сборка</Checkbox>,
  Switch: (isOn) => <Switch checked={isOn}>Бонусы</Switch>,
  'Switch, disabled': (isOn) => (
    <Switch checked={isOn} disabled>
      Бонусы
    </Switch>
  ),
  Radio: (isOn) => (
    <RadioGroup label="Оплата" hideLabel value={isOn ? 'card' : null}>
      <Radio value="card">Картой</Radio>
    </RadioGroup>
  ),
  RadioCard: (isOn) => (
    <RadioGroup label="Доставка" hideLabel value={isOn ? 'home' : null}>
      <RadioCard value="home">Курьером</RadioCard>
    </RadioGroup>
  ),
  RadioPill: (isOn) => (
    <RadioGroup label="Ширина" hideLabel layout="wrap" value={isOn ? '208' : null}>
      <RadioPill value="208">208 см</RadioPill>
    </RadioGroup>
  ),
  RadioSwatch: (isOn) => (
    <RadioGroup label="Цвет" hideLabel layout="wrap" value={isOn ? 'sage' : null}>
      <RadioSwatch value="sage" label="Шалфей" color="var(--tile-sage)" />
    </RadioGroup>
  ),
  Chip: (isOn) => <Chip selected={isOn}>Велюр</Chip>,
  ColorDots: (isOn) => (
    <ColorDots
      colors={[{ name: 'шалфей', color: 'var(--accent-solid)' }]}
      {...(isOn && { current: 'шалфей' })}
    />
  ),
  IconButton: (isOn) => <IconButton label="В избранное" icon={<HeartIcon filled={isOn} />} pressed={isOn} />,
  Card: (isOn) => <Card tone={isOn ? 'selected' : 'raised'}>Адрес</Card>,
  Tab: (isOn) => (
    <Tabs value={isOn ? 'about' : 'none'} onValueChange={nothing}>
      <TabList label="Товар">
        <Tab value="about">Описание</Tab>
      </TabList>
      <TabPanel value="about" keep />
    </Tabs>
  ),
  Pagination: (isOn) => (
    <Pagination label={isOn ? 'Вторая из трёх' : 'Первая из трёх'} page={isOn ? 2 : 1} count={3} />
  ),
  Progress: (isOn) => <Progress label="Показано" value={isOn ? 80 : 20} />,
  Meter: (isOn) => <Meter label="Осталось" value={isOn ? 8 : 2} max={10} />,
  Slider: (isOn) => <Slider label="Срок" value={isOn ? 24 : 6} min={0} max={36} onValueChange={nothing} />,
  Rating: (isOn) => <Rating value={isOn ? 5 : 2} />,
  StatusLine: (isOn) => (
    <StatusLine label="Заказ" steps={[{ label: 'Принят', state: isOn ? 'done' : 'later' }]} />
  ),
  'Button, disabled': (isOn) => <Button disabled={isOn}>В корзину</Button>,
  'TextField, disabled': (isOn) => <TextField label="Телефон" defaultValue="+7" disabled={isOn} />,
  'Link among words': (isOn) => (
    <Text>{isOn ? <Link href="#rules">Правила</Link> : <span>Правила</span>}</Text>
  ),
};

export const WhatIsOnDoesNotLookLikeWhatIsOff: Story = {
  render: () => (
    <Page
      title="Цвета системы"
      lead="Кто видит плохо, красит всё своими цветами: фоны, тени и наши краски пропадают. Остаются края, слова и знаки — по ним и должно быть видно, что выбрано, что недоступно и где фокус. Тест сравнивает каждую пару в этом режиме."
    >
      <div className={css.rows}>
        {Object.entries(pairs).map(([name, make]) => (
          <div key={name} className={css.row}>
            <Text size={14} tone="muted">
              {name}
            </Text>
            <div data-pair={name} className={pair}>
              <div>{make(false)}</div>
              <div>{make(true)}</div>
            </div>
          </div>
        ))}
      </div>
    </Page>
  ),
};
