import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { choice, expectToFit, longest, Zoomed } from '../story-kit/index.ts';
import { Callout, calloutTones } from './Callout.tsx';

const meta = {
  title: 'Components/Callout',
  component: Callout,
  argTypes: { tone: choice(calloutTones) },
  args: {
    tone: 'caution',
    children: 'Нет сети. Корзина сохранена, отправим изменения, когда связь вернётся.',
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryToneWithAnAction: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Callout {...args} action={<Link render={<button type="button" />}>Проверить</Link>} />
      <Callout tone="positive" icon={<RefreshIcon />} action={<Link href="#diff">Что изменилось</Link>}>
        В Тюмени другие цены на 2 товара и нет кресла «Ракушка».
      </Callout>
      <Callout tone="info">Сумма не изменится без вашего согласия.</Callout>
      <Callout tone="critical" title="Заказ не оформлен">
        Кресло «Ракушка» закончилось. Уберите его или выберите другой цвет.
      </Callout>
    </Stack>
  ),
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Callout tone="critical" title={longest.name} action={<Link href="#more">{longest.label}</Link>}>
        {longest.text}
      </Callout>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
