import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeartIcon, ZoomIcon } from '../icons/index.ts';
import { Inline } from '../layout/index.ts';
import { choice, Matrix, pseudo, pseudoStates } from '../story-kit/index.ts';
import { Tile } from '../tile/index.ts';
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  argTypes: { variant: choice(iconButtonVariants), size: choice(iconButtonSizes) },
  args: { label: 'Приблизить', icon: <ZoomIcon size="l" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryVariantInEveryState: Story = {
  render: () => (
    <Matrix
      rows={iconButtonVariants}
      columns={[...pseudoStates, 'pressed', 'disabled']}
      cell={(variant, state) => (
        <IconButton
          label="В избранное"
          icon={<HeartIcon size="l" filled={state === 'pressed'} />}
          variant={variant}
          pressed={state === 'pressed' ? true : undefined}
          disabled={state === 'disabled'}
          {...pseudo(state)}
        />
      )}
    />
  ),
};

export const ThreeSizesSquareAndRound: Story = {
  render: (args) => (
    <Inline gap={3}>
      {iconButtonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} variant="line" />
      ))}
      {iconButtonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} variant="line" round />
      ))}
      <div style={{ width: '96px' }}>
        <Tile tone="sage" radius="m">
          <IconButton {...args} variant="raised" />
        </Tile>
      </div>
    </Inline>
  ),
};

export const PressingSwitchesItOnAndSaysSo: Story = {
  render: function Favourite(args) {
    const [on, setOn] = useState(false);
    return (
      <IconButton
        {...args}
        label="В избранное"
        icon={<HeartIcon size="l" filled={on} />}
        pressed={on}
        onClick={() => setOn(!on)}
      />
    );
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'В избранное', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ALoneIconHasAName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Приблизить' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
