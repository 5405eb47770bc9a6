import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { Matrix } from '../story-kit/index.ts';
import { Count, countGrounds } from './Count.tsx';

const meta = { title: 'Components/Count', component: Count, args: { value: 6 } } satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const NothingForNoneAndNeverOverNinetyNine: Story = {
  render: () => (
    <Inline gap={3}>
      <Count value={0} />
      <Count value={1} />
      <Count value={42} />
      <Count value={128} />
    </Inline>
  ),
};

export const OnEveryGround: Story = {
  render: () => (
    <Matrix
      rows={countGrounds}
      columns={['1', '99', '128']}
      cell={(ground, value) => <Count ground={ground} value={Number(value)} />}
    />
  ),
};
