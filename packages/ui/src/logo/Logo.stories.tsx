import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { choice } from '../story-kit/index.ts';
import { Logo, logoSizes } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  argTypes: { size: choice(logoSizes) },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const TwoSizes: Story = {
  render: () => (
    <Inline gap={6}>
      {logoSizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Inline>
  ),
};

export const TheFlowerAlone: Story = { args: { bare: true } };
