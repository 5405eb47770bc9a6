import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { Count } from './Count.tsx';

const meta = { title: 'Components/Count', component: Count, args: { value: 6 } } satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

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
