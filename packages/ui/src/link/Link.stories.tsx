import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Link, linkVariants } from './Link.tsx';

const open = fn();

const meta = {
  title: 'Components/Link',
  component: Link,
  argTypes: { variant: choice(linkVariants) },
  args: { children: 'Все диваны со скидкой', href: '#sale' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryVariantInEveryState: Story = {
  render: () => (
    <Matrix
      rows={linkVariants}
      columns={['rest', 'hover', 'focus', 'dashed']}
      cell={(variant, state) => (
        <Link href="#sale" variant={variant} dashed={state === 'dashed'} {...pseudo(state)}>
          Весь каталог
        </Link>
      )}
    />
  ),
};

export const StandsInTheMiddleOfWords: Story = {
  render: () => (
    <Stack gap={2}>
      <Text prose>
        Только для экспозиции. Кресло стоит в{'\u00A0'}магазине на{'\u00A0'}ул. Малышева, 71, заказать его для
        дома нельзя. <Link href="#same">Похожие кресла, 14</Link>
      </Text>
    </Stack>
  ),
};

export const InPlaceItIsAButton: Story = {
  args: {
    href: undefined,
    dashed: true,
    children: 'Есть промокод?',
    render: <button type="button" onClick={open} />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Есть промокод?' }));
    await expect(open).toHaveBeenCalledOnce();
  },
  beforeEach: () => void open.mockClear(),
};

/** The name is cut after its second line, the ring is not. */
export const TheRingOfACardGoesAroundAllOfIt: Story = {
  render: () => (
    <div style={{ maxWidth: '180px' }}>
      <Card padding="m">
        <Text lines={2}>
          <Link variant="quiet" stretched href="#card" {...pseudo('focus')}>
            Диван угловой с оттоманкой, витринный образец, рогожка
          </Link>
        </Text>
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(getComputedStyle(link).outlineStyle).toBe('none');
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack gap={3} align="start">
        {linkVariants.map((variant) => (
          <Link key={variant} variant={variant} href="#long">
            {longest.name}
          </Link>
        ))}
        <Link dashed href="#word">
          {longest.word}
        </Link>
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
