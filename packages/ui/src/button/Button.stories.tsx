import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartIcon, MenuIcon } from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  argTypes: { variant: choice(buttonVariants), size: choice(buttonSizes) },
  args: { children: 'В корзину', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const states = [...pseudoStates, 'disabled', 'loading'] as const;

export const EveryVariantInEveryState: Story = {
  render: () => (
    <Matrix
      rows={buttonVariants}
      columns={states}
      cell={(variant, state) => (
        <Button
          variant={variant}
          disabled={state === 'disabled'}
          loading={state === 'loading'}
          {...pseudo(state)}
        >
          В корзину
        </Button>
      )}
    />
  ),
};

export const ThreeSizesWithAndWithoutAnIcon: Story = {
  render: () => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size} gap={3}>
          <Button size={size}>Оформить заказ</Button>
          <Button size={size} icon={<MenuIcon />}>
            Каталог
          </Button>
          <Button size={size} variant="line" icon={<CartIcon />}>
            Корзина
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const WideTakesTheWholeWidthAndBreaksLongWords: Story = {
  args: { wide: true, variant: 'line', children: `Сообщить о поступлении ${longest.word.repeat(2)}` },
  decorators: [(Child) => <div style={{ width: '180px' }}>{Child()}</div>],
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant} icon={<CartIcon />}>
            {longest.label}
          </Button>
        ))}
        <Button wide>{longest.name}</Button>
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const WhileLoadingItKeepsItsWidthAndRefusesPresses: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'В корзину' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const ALinkCanLookLikeAButton: Story = {
  args: { render: <a href="#cart">Корзина</a>, variant: 'soft', onClick: undefined },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'В корзину' });
    await expect(link).toHaveAttribute('href', '#cart');
    await expect(link).not.toHaveAttribute('type');
  },
};
