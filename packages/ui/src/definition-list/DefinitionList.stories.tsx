import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, formatReduction } from '../format/index.ts';
import { choice, expectToFit, longest, Zoomed } from '../story-kit/index.ts';
import { DefinitionList, definitionKinds } from './DefinitionList.tsx';

const meta = {
  title: 'Components/DefinitionList',
  component: DefinitionList,
  argTypes: { kind: choice(definitionKinds) },
  args: {
    kind: 'sums',
    items: [
      { term: 'Товары, 6 шт.', value: formatMoney(113_940) },
      { term: 'Итого', value: formatMoney(93_940), tone: 'total' },
    ],
  },
  decorators: [(Child) => <div style={{ maxWidth: '328px' }}>{Child()}</div>],
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const SumsEndInATotal: Story = {
  args: {
    items: [
      { term: 'Товары, 6 шт.', value: formatMoney(113_940) },
      { term: 'Скидка', value: formatReduction(20_000), tone: 'positive' },
      { term: 'Доставка 24 ноября', value: formatMoney(990) },
      { term: 'Услуги', value: formatMoney(2600) },
      { term: 'Бонусы', value: formatReduction(1840), tone: 'positive' },
      { term: 'Итого', value: formatMoney(95_690), tone: 'total' },
    ],
  },
};

export const PropertiesStandInTwoColumns: Story = {
  args: {
    kind: 'params',
    items: [
      { term: 'Ширина', value: '208 см' },
      { term: 'Каркас', value: 'берёзовая фанера, массив сосны' },
      { term: 'Место под робот-пылесос', value: 'да, 15 см' },
    ],
  },
};

export const BigSumsAndLongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      {definitionKinds.map((kind) => (
        <DefinitionList
          key={kind}
          kind={kind}
          items={[
            { term: longest.label, value: formatMoney(longest.sum) },
            { term: 'Скидка', value: formatReduction(longest.sum), tone: 'positive' },
            { term: longest.name, value: longest.word },
            { term: 'Итого', value: formatMoney(longest.nothing), tone: 'total' },
          ]}
        />
      ))}
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
