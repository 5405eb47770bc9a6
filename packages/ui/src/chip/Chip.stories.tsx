import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/index.ts';
import { Matrix, pseudo, pseudoStates } from '../story-kit/index.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Велюр', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

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

export const ARemovableChipSaysWhatItTakesAway: Story = {
  args: { removable: true, children: '45 000–120 000 ₽' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Убрать: 45 000–120 000 ₽' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
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
