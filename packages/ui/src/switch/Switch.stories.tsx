import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Списать бонусы', description: 'доступно 1 840', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const switchOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('switch', { name: 'Списать бонусы' });

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const OnAndOffInEveryState: Story = {
  render: (args) => (
    <Matrix
      rows={['off', 'on']}
      columns={[...pseudoStates, 'pending', 'disabled']}
      cell={(side, state) => (
        <Switch
          {...args}
          defaultChecked={side === 'on'}
          pending={state === 'pending'}
          disabled={state === 'disabled'}
          {...pseudo(state)}
        >
          Бонусы
        </Switch>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        <Switch description={longest.text}>{longest.label}</Switch>
        <Switch defaultChecked>{longest.name}</Switch>
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const SpaceAndEnterSwitchItAndNoFormIsSent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function InAForm(args) {
    const [sent, setSent] = useState(0);
    return (
      <form
        aria-label={`Отправлено: ${sent}`}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <Switch {...args} />
        <button type="submit">Оформить заказ</button>
      </form>
    );
  },
  play: async ({ args, canvasElement, step }) => {
    const control = switchOf(canvasElement);
    await expect(control).toHaveAccessibleDescription('доступно 1 840');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await step('Space', async () => {
      await userEvent.keyboard(' ');
      await expect(control).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    });
    await step('Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(control).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
      await expect(within(canvasElement).getByRole('form', { name: 'Отправлено: 0' })).toBeVisible();
    });
    await step('its words', async () => {
      await userEvent.click(within(canvasElement).getByText('Списать бонусы'));
      await expect(control).toBeChecked();
    });
  },
};

export const WhilePendingItKeepsItsSideAndTheFocus: Story = {
  args: { pending: true, defaultChecked: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const control = switchOf(canvasElement);
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
