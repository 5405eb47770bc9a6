import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { Grid, Inline, Stack } from '../layout/index.ts';
import { choice, enlargeText, longest } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { Popover, popoverAligns, popoverSides, popoverWidths } from './Popover.tsx';
import { PopoverClose } from './PopoverClose.tsx';

const kinds = (
  <Stack gap={4}>
    <Stack gap={3}>
      <Checkbox defaultChecked end={84}>
        Процент
      </Checkbox>
      <Checkbox end={44}>Сумма</Checkbox>
      <Checkbox end={18}>Бесплатная доставка</Checkbox>
    </Stack>
    <PopoverClose>
      <Button size="s" wide>
        Применить
      </Button>
    </PopoverClose>
  </Stack>
);

const meta = {
  title: 'Components/Popover',
  component: Popover,
  subcomponents: { PopoverClose },
  argTypes: { side: choice(popoverSides), align: choice(popoverAligns), width: choice(popoverWidths) },
  args: {
    trigger: (
      <Button variant="line" icon={<ChevronDownIcon />}>
        Тип
      </Button>
    ),
    label: 'Тип купона',
    onOpenChange: fn(),
    children: kinds,
  },
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Тип купона' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** `open` keeps them: by themselves they close when the focus goes into the next. */
export const EverySideAndAlignmentWithAnArrow: Story = {
  render: () => (
    <Grid columns={[3, 3, 3]} gap={5}>
      {popoverSides.flatMap((side) =>
        popoverAligns.map((align) => (
          <div key={`${side} ${align}`} style={{ padding: '72px 120px' }}>
            <Popover
              open
              arrow
              label={`${side} ${align}`}
              side={side}
              align={align}
              trigger={<Button variant="line">{`${side} ${align}`}</Button>}
            >
              Курьером от 3 до 5 дней
            </Popover>
          </div>
        )),
      )}
    </Grid>
  ),
};

export const AsWideAsItsContentOrAsItsTrigger: Story = {
  render: (args) => (
    <Stack gap={5} align="start">
      <Popover {...args} open />
      <div style={{ width: '480px', maxWidth: '100%', paddingTop: '220px' }}>
        <Popover
          {...args}
          open
          width="trigger"
          label="Срок"
          trigger={
            <Button variant="line" wide>
              Когда привезут?
            </Button>
          }
        >
          <Text>Курьер позвонит за час. Поднимет на этаж и распакует в комнате.</Text>
        </Popover>
      </div>
    </Stack>
  ),
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
};

export const LongWordsFitWithTextAt200Percent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Stack gap={4}>
        <Text>{longest.name}</Text>
        <Checkbox>{longest.label}</Checkbox>
      </Stack>
    ),
  },
  beforeEach: enlargeText,
  parameters: { pictures: { whole: true }, chromatic: { modes: { phone: { disable: false } } } },
  play: async () => {
    const popover = await opened();
    await expect(popover.scrollWidth).toBe(popover.clientWidth);
  },
};

export const TheFocusGoesInOutAndBack: Story = {
  render: (args) => (
    <Inline gap={3}>
      <Popover {...args} />
      <Button variant="line">Раздел</Button>
    </Inline>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Тип' });
    await step('Enter opens it with the focus on the first thing inside', async () => {
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await opened();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Процент' })).toHaveFocus());
    });
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Space opens it too, and a button inside closes it', async () => {
      await userEvent.keyboard(' ');
      await opened();
      screen.getByRole('button', { name: 'Применить' }).focus();
      await userEvent.keyboard('{Enter}');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Tab goes round in it, so nothing is lost behind it', async () => {
      await userEvent.keyboard('{Enter}');
      await opened();
      screen.getByRole('button', { name: 'Применить' }).focus();
      await userEvent.tab();
      await expect(screen.getByRole('checkbox', { name: 'Процент' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Применить' })).toHaveFocus();
    });
  },
};

export const ThePageStaysUsableAndAPressThereClosesIt: Story = {
  render: (args) => (
    <Inline gap={3}>
      <Popover {...args} />
      <Button variant="line" onClick={(event) => (event.currentTarget.textContent = 'Нажата')}>
        Раздел
      </Button>
    </Inline>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Тип' }));
    await opened();
    await userEvent.click(canvas.getByRole('button', { name: 'Раздел' }));
    await gone();
    await expect(canvas.getByRole('button', { name: 'Нажата' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithoutRoomItTakesTheOtherSide: Story = {
  args: { side: 'top', defaultOpen: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const popover = await opened();
    await waitFor(() => expect(popover).toHaveAttribute('data-side', 'bottom'));
    await expect(popover.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
