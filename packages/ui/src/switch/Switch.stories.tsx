import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix, pseudo } from '../story-kit/index.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Списать бонусы', description: 'доступно 1 840', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

export const OnAndOffInEveryState: Story = {
  render: (args) => (
    <Matrix
      rows={['off', 'on']}
      columns={['rest', 'hover', 'focus', 'disabled']}
      cell={(side, state) => (
        <Switch {...args} defaultChecked={side === 'on'} disabled={state === 'disabled'} {...pseudo(state)} />
      )}
    />
  ),
};

export const SpaceSwitchesIt: Story = {
  parameters: { pictures: false },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Списать бонусы' });
    await expect(control).toHaveAccessibleDescription('доступно 1 840');
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
