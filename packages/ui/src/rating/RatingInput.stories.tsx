import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectToFit, InState, longest, Matrix, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { RatingInput } from './RatingInput.tsx';

const words = ['ужасно', 'плохо', 'нормально', 'хорошо', 'отлично'];

const meta = {
  title: 'Components/RatingInput',
  component: RatingInput,
  args: { label: 'Оцените диван', words, clearable: true, onValueChange: fn() },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Оцените диван' }));
  return {
    star: (name: string) => group.getByRole('radio', { name }),
    chosen: () => group.queryByRole('radio', { checked: true }),
    clear: () => group.queryByRole('button', { name: 'Убрать оценку' }),
    says: (word: string) => expect(group.getByText(word)).toBeVisible(),
  };
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const states = [...pseudoStates, 'invalid', 'disabled'] as const;

export const ChosenOrNotInEveryState: Story = {
  render: (args) => (
    <Matrix
      rows={states}
      columns={['none', 'four']}
      cell={(state, chosen) => (
        <InState state={state} part="label:nth-child(3)">
          <RatingInput
            {...args}
            defaultValue={chosen === 'four' ? 4 : null}
            error={state === 'invalid' ? 'Поставьте оценку' : undefined}
            disabled={state === 'disabled'}
          />
        </InState>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  args: { label: longest.name, words: [longest.word], defaultValue: 1, max: 10, error: longest.text },
  render: (args) => (
    <Zoomed>
      <RatingInput {...args} />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const EveryKeyOfTheRadioGroupChooses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { star, chosen, clear } = partsOf(canvasElement);
    await step('Tab enters at the first star, Space chooses it', async () => {
      await userEvent.tab();
      await expect(star('1 звезда, ужасно')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    });
    await step('arrows move and choose, round the ends', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
      await expect(star('4 звезды, хорошо')).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(star('5 звёзд, отлично')).toBeChecked();
    });
    await step('Tab leaves and comes back to the chosen one', async () => {
      await userEvent.tab();
      await expect(clear()).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(star('5 звёзд, отлично')).toHaveFocus();
    });
    await step('Delete takes the stars away', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(chosen()).not.toBeInTheDocument();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(star('1 звезда, ужасно')).toHaveFocus();
    });
  },
};

export const StarsUnderThePointerAreShownAndNotChosen: Story = {
  args: { defaultValue: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { star, chosen, clear, says } = partsOf(canvasElement);
    const user = userEvent.setup();
    await step('the word follows the pointer', async () => {
      await says('плохо');
      await user.hover(star('4 звезды, хорошо'));
      await says('хорошо');
      await expect(star('2 звезды, плохо')).toBeChecked();
      await user.hover(canvasElement);
      await says('плохо');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('a press chooses', async () => {
      await user.click(star('5 звёзд, отлично'));
      await expect(chosen()).toHaveAttribute('value', '5');
    });
    await step('a button takes them away and hands on its focus', async () => {
      await user.click(clear()!);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(clear()).not.toBeInTheDocument();
      await expect(star('1 звезда, ужасно')).toHaveFocus();
    });
  },
};
