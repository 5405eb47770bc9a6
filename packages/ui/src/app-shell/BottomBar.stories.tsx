import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CartIcon } from '../icons/index.ts';
import { Price } from '../price/index.ts';
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
import { Text } from '../text/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ways } from './shell.fixtures.tsx';

const meta = {
  title: 'Patterns/BottomBar',
  component: BottomBar,
  subcomponents: { ActionBar },
  args: { items: ways },
  render: (args) => (
    <OwnWindow label="Телефон" width={360} height={160}>
      <BottomBar {...args} />
    </OwnWindow>
  ),
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryWayInEveryState: Story = {
  render: ({ items }) => (
    <Matrix
      rows={pseudoStates}
      columns={['plain, current, counted'] as const}
      cell={(state) => (
        <OwnWindow label={`Телефон, ${state}`} width={360} height={72}>
          <BottomBar
            items={items.map((item) => ({
              ...item,
              render: (
                <a href={item.href} {...pseudo(state)}>
                  {item.label}
                </a>
              ),
            }))}
          />
        </OwnWindow>
      )}
    />
  ),
};

const sums = { nothing: longest.nothing, 'a great deal': longest.sum };
const sumNames = Object.keys(sums) as (keyof typeof sums)[];

export const TheBarOfAnActionStandsAboveIt: Story = {
  render: ({ items }) => (
    <Matrix
      rows={['rest', 'loading', 'disabled'] as const}
      columns={sumNames}
      cell={(state, sum) => (
        <OwnWindow label={`Телефон, ${state}, ${sum}`} width={360} height={160}>
          <ActionBar>
            <div style={{ flex: 1 }}>
              <Price price={sums[sum]} />
              <Text size={14} tone="muted">
                6 товаров с доставкой
              </Text>
            </div>
            <Button loading={state === 'loading'} disabled={state === 'disabled'}>
              Оформить заказ
            </Button>
          </ActionBar>
          <BottomBar items={items} />
        </OwnWindow>
      )}
    />
  ),
};

export const LongWordsOverBigCountsFitAt200PercentZoom: Story = {
  render: ({ items }) => (
    <Zoomed>
      <OwnWindow label="Телефон" width={320} height={260}>
        <ActionBar>
          <div style={{ flex: 1, minWidth: 0 }}>
            <Price price={longest.sum} />
            <Text size={14} tone="muted">
              {longest.label}
            </Text>
          </div>
          <Button>Оформить заказ</Button>
        </ActionBar>
        <BottomBar
          items={items.map((item) => ({
            ...item,
            count: item.count && longest.sum,
          }))}
        />
      </OwnWindow>
    </Zoomed>
  ),
  play: async ({ canvasElement }) => expectToFit(await insideOf(canvasElement)),
};

export const TheWayOneIsOnAndItsCountAreSaid: Story = {
  args: {
    items: [
      { label: 'Каталог', icon: <CartIcon size="l" />, href: '#catalog', current: true },
      { label: 'Корзина', icon: <CartIcon size="l" />, href: '#cart', count: 6, countLabel: '6 товаров' },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const links = [...(await insideOf(canvasElement)).querySelectorAll('a')];
    await expect(links.map((link) => link.ariaCurrent)).toEqual(['page', null]);
    await expect(links.map((link) => link.innerText.replaceAll('\n', ' '))).toEqual([
      'Каталог',
      'Корзина 6 товаров 6',
    ]);
  },
};
