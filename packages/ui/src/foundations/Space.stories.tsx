import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { motion, radius, space } from '../theme/index.ts';
import * as css from './foundations.css.ts';

const meta = {
  title: 'Foundations/Space',
  parameters: { pictures: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepsOfFourPixels: Story = {
  render: () => (
    <Stack gap={3}>
      {Object.entries(space).map(([step, length]) => (
        <Inline key={step} gap={4}>
          <div style={{ width: '128px' }}>
            <Text size={14} numeric>
              --space-{step}, {Number(step) * 4} px
            </Text>
          </div>
          <div className={css.bar} style={{ width: length }} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const FourRadii: Story = {
  render: () => (
    <Inline gap={6}>
      {Object.entries(radius).map(([name, length]) => (
        <Stack key={name} gap={2}>
          <div className={css.corner} style={{ borderRadius: length }} />
          <Text size={14}>
            --radius-{name}, {length}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};

export const OnlyWhatFloatsHasAShadow: Story = {
  render: () => (
    <div className={css.floating}>
      <Text weight="medium">--shade-float</Text>
      <Text size={14} tone="muted">
        Диалоги и сообщения. Всё остальное отделяет линия.
      </Text>
    </div>
  ),
};

export const MotionIsShortAndAbsentWhereItIsNotWanted: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(motion).map(([name, time]) => (
        <Text key={name}>
          --motion-{name}: {time}, 0 ms при prefers-reduced-motion
        </Text>
      ))}
    </Stack>
  ),
};
