import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatCount, formatMoney } from '../format/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Slider } from './Slider.tsx';
import { SliderBar } from './SliderBar.tsx';
import { sliderOrientations } from './SliderMark.ts';

const months = (value: number) => formatCount(value, ['месяц', 'месяца', 'месяцев']);
const terms = [3, 12, 24, 36].map((value) => ({ value, label: String(value) }));

const meta = {
  title: 'Components/Slider',
  component: Slider,
  subcomponents: { SliderBar },
  argTypes: { orientation: choice(sliderOrientations), valueText: { control: false } },
  args: {
    label: 'Срок рассрочки',
    min: 3,
    max: 36,
    defaultValue: 12,
    valueText: months,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const states = [...pseudoStates, 'least', 'most', 'disabled'] as const;
const values: Record<string, number> = { least: 3, most: 36 };

export const BothOrientationsInEveryState: Story = {
  render: () => (
    <Stack gap={6}>
      {sliderOrientations.map((orientation) => (
        <Matrix
          key={orientation}
          rows={orientation === 'horizontal' ? ['plain', 'marks'] : ['marks']}
          columns={states}
          cell={(row, state) => (
            <div style={{ width: '128px' }}>
              <Slider
                label="Срок"
                orientation={orientation}
                min={3}
                max={36}
                defaultValue={values[state] ?? 12}
                valueText={(value) => `${value} мес.`}
                marks={row === 'marks' ? terms : []}
                disabled={state === 'disabled'}
                {...pseudo(state)}
              />
            </div>
          )}
        />
      ))}
    </Stack>
  ),
};

export const LongWordsAndBigSumsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Slider
        label={longest.label}
        max={longest.sum}
        defaultValue={longest.sum}
        valueText={formatMoney}
        marks={[
          { value: 0, label: formatMoney(longest.nothing) },
          { value: longest.sum, label: formatMoney(longest.sum) },
        ]}
      />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const EveryKeyOfThePatternMovesTheThumb: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Срок рассрочки' });
    const pressed = async (keys: string, value: number) => {
      await userEvent.keyboard(keys);
      await expect(thumb).toHaveAttribute('aria-valuenow', String(value));
    };
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await step('arrows by a step', async () => {
      await pressed('{ArrowRight}', 13);
      await pressed('{ArrowUp}', 14);
      await pressed('{ArrowLeft}', 13);
      await pressed('{ArrowDown}', 12);
    });
    await step('pages by ten', async () => {
      await pressed('{PageUp}', 22);
      await pressed('{PageDown}', 12);
    });
    await step('Home and End to the ends and not beyond', async () => {
      await pressed('{End}', 36);
      await pressed('{ArrowRight}', 36);
      await pressed('{Home}', 3);
      await pressed('{PageDown}', 3);
    });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};

export const TheValueIsSaidInWordsAndToldOnceTheKeyIsLetGo: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Срок рассрочки' });
    await expect(thumb).toHaveAttribute('aria-valuetext', months(12));
    thumb.focus();
    const user = userEvent.setup();
    await user.keyboard('{ArrowRight>3}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await user.keyboard('{/ArrowRight}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(15);
    await expect(thumb).toHaveAttribute('aria-valuetext', months(15));
    await user.tab();
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
  },
};

export const StandingItGrowsUpwards: Story = {
  args: { orientation: 'vertical', label: 'Громкость', min: 0, max: 100, valueText: (value) => `${value} %` },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Inline>
      <Slider {...args} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Громкость' });
    await expect(thumb).toHaveAttribute('aria-orientation', 'vertical');
    const before = thumb.getBoundingClientRect().top;
    thumb.focus();
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '23');
    await expect(thumb.getBoundingClientRect().top).toBeLessThan(before);
  },
};

export const DisabledItKeepsItsValue: Story = {
  args: { disabled: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Срок рассрочки' });
    await userEvent.tab();
    await expect(thumb).not.toHaveFocus();
    await userEvent.click(thumb, { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
