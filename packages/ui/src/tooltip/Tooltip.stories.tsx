import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { HeartIcon, InfoIcon, RefreshIcon, TrashIcon } from '../icons/index.ts';
import { Inline } from '../layout/index.ts';
import { choice, enlargeText, longest, Matrix } from '../story-kit/index.ts';
import { Tooltip, tooltipSides } from './Tooltip.tsx';
import { TooltipGroup } from './TooltipGroup.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipGroup },
  argTypes: { side: choice(tooltipSides) },
  args: {
    text: 'Цена снизится — пришлём письмо',
    onOpenChange: fn(),
    children: <IconButton label="В избранное" icon={<HeartIcon />} variant="line" />,
  },
  decorators: [(Child) => <div style={{ padding: '64px' }}>{Child()}</div>],
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => screen.findByRole('tooltip');
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const texts = { short: 'Удалить', long: 'Цена снизится — пришлём письмо на\u00a0вашу почту' };

/** Room for the words on either side of the button. */
const widths = { short: 240, long: 740 };

export const EverySideWithFewWordsAndMany: Story = {
  render: (args) => (
    <Matrix
      rows={tooltipSides}
      columns={['short', 'long']}
      cell={(side, length) => (
        <div style={{ display: 'grid', placeItems: 'center', width: `${widths[length]}px`, height: '140px' }}>
          <Tooltip {...args} side={side} text={texts[length]} defaultOpen />
        </div>
      )}
    />
  ),
  play: () => waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(2 * tooltipSides.length)),
};

export const ItTakesTheSideThatIsWanted: Story = {
  args: { defaultOpen: true, side: 'right' },
  play: async () => {
    await shown();
    await waitFor(() => expect(document.querySelector('[data-side]')).toHaveAttribute('data-side', 'right'));
  },
};

export const LongWordsFitWithTextAt200Percent: Story = {
  args: { defaultOpen: true, text: longest.name },
  beforeEach: enlargeText,
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
  play: async () => {
    await shown();
    const tooltip = document.querySelector('[data-side]');
    await expect(tooltip?.scrollWidth).toBe(tooltip?.clientWidth);
  },
};

export const ItDescribesAndTheNameStays: Story = {
  args: { children: <Button icon={<InfoIcon />}>Следить за ценой</Button> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Следить за ценой' });
    await step('the focus shows it at once', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await shown();
      await expect(button).toHaveAccessibleDescription('Цена снизится — пришлём письмо');
      await expect(button).toHaveAccessibleName('Следить за ценой');
    });
    await step('Esc takes it away, the focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(button).toHaveFocus();
    });
    await step('it goes with the focus', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await shown();
      await userEvent.tab();
      await gone();
    });
  },
};

export const APointerThatRestsShowsItAndMayGoOntoIt: Story = {
  args: { delay: 700 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'В избранное' });
    await step('not at once', async () => {
      const began = performance.now();
      await userEvent.hover(button);
      await shown();
      await expect(performance.now() - began).toBeGreaterThanOrEqual(700);
    });
    await step('the browser shows no second one', async () => {
      await expect(button).not.toHaveAttribute('title');
    });
    await step('a press takes it away', async () => {
      await userEvent.click(button);
      await gone();
    });
  },
};

export const AFingerDoesNotOpenIt: Story = {
  args: { delay: 0 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'В избранное' });
    const touch = { pointerType: 'touch', pointerId: 2 };
    await fireEvent.pointerMove(button, touch);
    await fireEvent.pointerDown(button, touch);
    button.focus();
    await fireEvent.pointerUp(button, touch);
    await fireEvent.click(button);
    await new Promise((done) => setTimeout(done, 50));
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(true);
  },
};

export const NeighboursInAGroupShowAtOnce: Story = {
  render: () => (
    <TooltipGroup>
      <Inline gap={2}>
        <Tooltip text="Обновить цены">
          <IconButton label="Обновить" icon={<RefreshIcon />} variant="line" />
        </Tooltip>
        <Tooltip text="Удалить навсегда">
          <IconButton label="Удалить" icon={<TrashIcon />} variant="line" />
        </Tooltip>
      </Inline>
    </TooltipGroup>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: 'Обновить' });
    const last = canvas.getByRole('button', { name: 'Удалить' });
    const pointAt = async (button: HTMLElement) => {
      await userEvent.hover(button);
      // Until the pointer is no more on its way to the other one's words.
      await waitFor(async () => {
        await fireEvent.pointerMove(button, { pointerType: 'mouse' });
        await expect(button).not.toHaveAttribute('data-state', 'closed');
      });
    };
    // From the beginning each time: on a busy machine the moment in which a neighbour shows at once may pass by.
    await waitFor(async () => {
      await userEvent.unhover(last);
      await pointAt(first);
      await userEvent.unhover(first);
      await pointAt(last);
      await expect(last).toHaveAttribute('data-state', 'instant-open');
    });
    await expect(await shown()).toHaveTextContent('Удалить навсегда');
  },
};
