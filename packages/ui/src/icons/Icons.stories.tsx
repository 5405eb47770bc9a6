import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as icons from './index.ts';
import type { IconProps } from './index.ts';
import { Grid, Inline } from '../layout/index.ts';
import * as css from '../foundations/foundations.css.ts';
import { Name } from '../foundations/Name.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { iconSizes, ...set } = icons;
const all: [string, ComponentType<IconProps>][] = Object.entries(set).toSorted(([one], [other]) =>
  one.localeCompare(other),
);

export const OneComponentAnIcon: Story = {
  render: () => (
    <Grid columns={[2, 4, 6]} gap={3}>
      {all.map(([name, Icon]) => (
        <div key={name} className={css.icon}>
          <Icon size="l" />
          <Name>{name}</Name>
        </div>
      ))}
    </Grid>
  ),
};

export const ThreeSizesAndAFilledOne: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Inline gap={4}>
      {iconSizes.map((size) => (
        <icons.HeartIcon key={size} size={size} />
      ))}
      <icons.HeartIcon size="l" filled label="В избранном" />
    </Inline>
  ),
};
