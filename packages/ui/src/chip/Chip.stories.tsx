import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/index.ts';
import { expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Велюр', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EveryKindInEveryState: Story = {
  render: () => (
    <Matrix
      rows={['plain', 'selected', 'removable']}
      columns={[...pseudoStates, 'disabled']}
      cell={(kind, state) => (
        <Chip
          selected={kind === 'selected' ? true : undefined}
          removable={kind === 'removable'}
          disabled={state === 'disabled'}
          {...pseudo(state)}
        >
          Велюр
        </Chip>
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Inline>
        <Chip>{longest.label}</Chip>
        <Chip removable>{longest.name}</Chip>
      </Inline>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const LinksStandInOneRow: Story = {
  render: () => (
    <Inline>
      {['Прямые', 'Угловые', 'Диваны-кровати', 'Модульные'].map((name, index) => (
        <Chip key={name} selected={index === 1} render={<a href="#section" />}>
          {name}
        </Chip>
      ))}
    </Inline>
  ),
};

export const ARemovableChipSaysWhatItTakesAway: Story = {
  args: { removable: true, children: '45 000–120 000 ₽' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Убрать: 45 000–120 000 ₽' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const DeleteAndBackspaceTakeAwayAndTheFocusGoesOn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Filters() {
    const [names, setNames] = useState(['Прямой', 'Угловой', 'Велюр', 'Рогожка']);
    return (
      <Inline as="ul">
        {names.map((name) => (
          <li key={name}>
            <Chip removable onClick={() => setNames(names.filter((one) => one !== name))}>
              {name}
            </Chip>
          </li>
        ))}
      </Inline>
    );
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const on = (name: string) =>
      expect(canvas.getByRole('button', { name: `Убрать: ${name}` })).toHaveFocus();
    const left = () => canvas.queryAllByRole('button').map((chip) => chip.textContent);
    await userEvent.tab();
    await on('Прямой');
    await step('Delete: on to the next one', async () => {
      await userEvent.keyboard('{Delete}');
      await on('Угловой');
    });
    await step('Enter and Space as well', async () => {
      await userEvent.keyboard('{Enter}');
      await on('Велюр');
    });
    await step('Backspace at the last one: back to the one before', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Backspace}');
      await on('Велюр');
      await expect(left()).toEqual(['Велюр']);
    });
    await step('none is left', async () => {
      await userEvent.keyboard(' ');
      await expect(left()).toEqual([]);
    });
  },
};

export const PressingAChoiceSwitchesIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Choice(args) {
    const [on, setOn] = useState(false);
    return <Chip {...args} selected={on} onClick={() => setOn(!on)} />;
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Велюр', pressed: false });
    chip.focus();
    await userEvent.keyboard('{Delete}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('data-state', 'off');
  },
};
