import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit, InState, longest, Matrix, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { DateRangeField } from './DateRangeField.tsx';

const days = { from: '2026-11-12', to: '2026-11-24' };

const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  argTypes: { disabledReason: { control: false } },
  args: { label: 'Период', today: '2026-11-21', onValueChange: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (canvasElement: HTMLElement) => {
  const group = within(within(canvasElement).getByRole('group', { name: 'Период' }));
  return {
    from: group.getByRole('textbox', { name: 'Период с' }),
    to: group.getByRole('textbox', { name: 'Период по' }),
    button: group.getByRole('button', { name: 'Открыть календарь' }),
  };
};
const day = (name: string) => screen.getByRole('gridcell', { name });

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EmptyFilledAndDisabledAtBothWidths: Story = {
  render: (args) => (
    <Matrix
      rows={['wide', 'narrow']}
      columns={['empty', 'both', 'disabled']}
      cell={(width, state) => (
        <div style={{ width: width === 'wide' ? '380px' : '220px' }}>
          <DateRangeField
            {...args}
            defaultValue={state === 'empty' ? undefined : days}
            disabled={state === 'disabled'}
          />
        </div>
      )}
    />
  ),
};

export const AFieldAndTheButtonUnderThePointerAndWithTheFocus: Story = {
  render: (args) => (
    <Matrix
      rows={['field', 'button']}
      columns={pseudoStates}
      cell={(part, state) => (
        <InState state={state} part={part === 'field' ? 'input' : 'button'}>
          <div style={{ width: '270px' }}>
            <DateRangeField {...args} defaultValue={days} />
          </div>
        </InState>
      )}
    />
  ),
};

export const ItsCalendarShowsAllTheDays: Story = {
  args: { defaultValue: days },
  decorators: [(Child) => <div style={{ maxWidth: '380px' }}>{Child()}</div>],
  parameters: { pictures: { whole: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldsOf(canvasElement).button);
    await expect(await screen.findByRole('dialog', { name: 'Период' })).toBeVisible();
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  args: { label: longest.label, defaultValue: days },
  render: (args) => (
    <Zoomed>
      <DateRangeField {...args} />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const TypedDaysNeverCross: Story = {
  args: { defaultValue: days },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { from, to } = fieldsOf(canvasElement);
    await step('the end says that it lies before the beginning', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, '10.11.2026{Enter}');
      await expect(to).toHaveAccessibleDescription('Можно с 12 ноября 2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-12', to: null });
    });
    await step('an open end lets the beginning go anywhere', async () => {
      await userEvent.clear(from);
      await userEvent.type(from, '9 ноя{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: null });
    });
    await step('without a year the end is after the beginning', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, '10.01{Enter}');
      await expect(to).toHaveValue('10.01.2027');
    });
  },
};

export const TwoPressesInTheCalendarFillBothFields: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const { from, to } = fieldsOf(canvasElement);
    await step('the first one is the beginning, and it stays open', async () => {
      from.focus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('dialog', { name: 'Период' });
      await userEvent.click(day('вторник, 24 ноября 2026'));
      await expect(from).toHaveValue('24.11.2026');
    });
    await step('the second one ends it, in whatever order', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-17', to: '2026-11-24' });
      await expect(to).toHaveValue('24.11.2026');
      await waitFor(() => expect(from).toHaveFocus());
    });
  },
};
