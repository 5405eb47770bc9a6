import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import {
  choice,
  expectEscInsideFirst,
  expectToFit,
  findDialog,
  InADialog,
  inADialog,
  longest,
  Matrix,
  Zoomed,
} from '../story-kit/index.ts';
import { QuantityStepper, stepperSizes, stepperTones } from './QuantityStepper.tsx';

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  argTypes: { size: choice(stepperSizes), tone: choice(stepperTones) },
  args: { value: 3, onValueChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number) => {
      args.onValueChange(next);
      setValue(next);
    };
    return <QuantityStepper {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const states = ['rest', 'pending', 'at least', 'at most', 'disabled'] as const;

export const EveryToneInEveryState: Story = {
  render: () => (
    <Matrix
      rows={stepperTones}
      columns={states}
      cell={(tone, state) => (
        <QuantityStepper
          tone={tone}
          value={state === 'at least' ? 1 : 4}
          max={state === 'at most' ? 4 : 20}
          pending={state === 'pending'}
          disabled={state === 'disabled'}
          onValueChange={() => {}}
        />
      )}
    />
  ),
};

export const BigNumbersAndLongReasonsFitAt200PercentZoom: Story = {
  args: { value: longest.sum, max: longest.sum, maxReason: longest.text },
  decorators: [
    (Child) => (
      <Zoomed>
        <div style={{ paddingTop: '8px' }}>{Child()}</div>
      </Zoomed>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Увеличить' }));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(longest.text);
    await expectToFit(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Уменьшить' }));
  },
};

export const ItHasTheExactBoxOfTheButton: Story = {
  render: (args) => (
    <Stack>
      {stepperSizes.map((size) => (
        <Inline key={size} gap={4} align="start">
          <div style={{ width: '240px' }}>
            <Button variant="add" size={size} wide>
              В корзину
            </Button>
          </div>
          <div style={{ width: '240px' }}>
            <QuantityStepper {...args} size={size} wide />
          </div>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('group', { name: 'Количество' });
    for (const [index, button] of canvas.getAllByRole('button', { name: 'В корзину' }).entries()) {
      const [one, other] = [button.getBoundingClientRect(), boxes[index]?.getBoundingClientRect()];
      await expect([other?.width, other?.height]).toEqual([one.width, one.height]);
    }
  },
};

export const ButtonsArrowsAndPageKeysStepWithinTheBounds: Story = {
  args: { value: 1, max: 12 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Количество' }));
    const spin = group.getByRole('spinbutton');
    await step('the least is the least', async () => {
      await userEvent.click(group.getByRole('button', { name: 'Уменьшить' }));
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('buttons', async () => {
      await userEvent.click(group.getByRole('button', { name: 'Увеличить' }));
      await expect(spin).toHaveAttribute('aria-valuenow', '2');
    });
    await step('keys', async () => {
      spin.focus();
      await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowUp}');
      await expect(spin).toHaveAttribute('aria-valuenow', '12');
      await userEvent.keyboard('{Home}');
      await expect(spin).toHaveAttribute('aria-valuenow', '1');
    });
  },
};

export const ItSaysWhyThereIsNoMoreAndNoLess: Story = {
  args: { value: 3, max: 4, maxReason: 'На складе 4 шт.' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Количество' }));
    const [more, less] = [
      group.getByRole('button', { name: 'Увеличить' }),
      group.getByRole('button', { name: 'Уменьшить' }),
    ];
    const says = (words: string) => expect(group.getByRole('status').textContent).toBe(words);
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await says('');
    await step('by the button', async () => {
      await userEvent.click(more);
      await says('На складе 4 шт.');
    });
    await step('until there is another step', async () => {
      await userEvent.click(less);
      await says('');
    });
    await step('by keys', async () => {
      await userEvent.keyboard('{Tab}{PageDown}');
      await says('Не меньше 1');
    });
    await step('by typing', async () => {
      await userEvent.keyboard('50{Enter}');
      await says('На складе 4 шт.');
    });
  },
};

export const HeldItGoesOnAndStopsAtOne: Story = {
  args: { value: 1, min: 0, max: 4 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Количество' }));
    const user = userEvent.setup();
    const hold = async (name: string, value: string) => {
      const target = group.getByRole('button', { name });
      await user.pointer({ target, keys: '[MouseLeft>]' });
      await waitFor(() => expect(group.getByRole('spinbutton')).toHaveValue(value));
      await user.pointer({ target, keys: '[/MouseLeft]' });
    };
    await step('up to the most, and the click at the end is no step', async () => {
      await hold('Увеличить', '4');
      await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    });
    await step('down to one, though the last one may go', async () => {
      await hold('Уменьшить', '1');
      await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    });
    await step('which takes a press', async () => {
      await user.click(group.getByRole('button', { name: 'Уменьшить' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    });
  },
};

export const ATypedQuantityCountsWhenOneLeavesTheField: Story = {
  args: { value: 1, max: 20 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const spin = within(canvasElement).getByRole('spinbutton', { name: 'Количество' });
    await step('too much becomes the most', async () => {
      await userEvent.clear(spin);
      await userEvent.type(spin, '50');
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
    });
    await step('nonsense changes nothing', async () => {
      await userEvent.clear(spin);
      await userEvent.type(spin, 'много{Enter}');
      await expect(spin).toHaveValue('20');
    });
  },
};

export const StepsGoOnFromWhatIsTyped: Story = {
  args: { value: 1, max: 20 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const spin = canvas.getByRole('spinbutton', { name: 'Количество' });
    await step('by keys', async () => {
      await userEvent.clear(spin);
      await userEvent.type(spin, '12{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(13);
    });
    await step('by a button that takes no focus', async () => {
      await userEvent.clear(spin);
      await userEvent.type(spin, '7');
      await fireEvent.click(canvas.getByRole('button', { name: 'Уменьшить' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(6);
      await expect(spin).toHaveValue('6');
    });
    await step('and from the quantity where nothing can be read', async () => {
      await userEvent.clear(spin);
      await userEvent.type(spin, 'много{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    });
  },
};

export const InADialogEscForgetsWhatIsTypedFirst: Story = {
  parameters: inADialog,
  decorators: [(Child) => <InADialog>{Child()}</InADialog>],
  play: async ({ args }) => {
    const spin = within(await findDialog()).getByRole('spinbutton', { name: 'Количество' });
    await userEvent.type(spin, '5');
    await expectEscInsideFirst(async () => {
      await expect(spin).toHaveValue('3');
      await expect(spin).toHaveFocus();
    });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
