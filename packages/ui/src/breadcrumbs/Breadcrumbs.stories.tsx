import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectToFit, longest, Matrix, pseudo, pseudoStates, Zoomed } from '../story-kit/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Главная', href: '#home' },
      { label: 'Мягкая мебель', href: '#soft' },
      { label: 'Диваны', render: <a href="#sofas">Диваны</a> },
      { label: 'Диван «Лада» двухместный' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const TheLastOneIsThePageItself: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('Диван «Лада» двухместный')).toHaveAttribute('aria-current', 'page');
  },
};

export const EveryLinkInEveryState: Story = {
  /* Four of them on one page, each of which says where the page stands. */
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Matrix
      rows={pseudoStates}
      columns={['the way'] as const}
      cell={(state) => (
        <Breadcrumbs
          items={[
            ...['Главная', 'Мягкая мебель'].map((label) => ({
              label,
              render: (
                <a href="#there" {...pseudo(state)}>
                  {label}
                </a>
              ),
            })),
            { label: 'Диваны' },
          ]}
        />
      )}
    />
  ),
};

export const LongNamesWrapOrScrollAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Breadcrumbs
        items={[
          { label: 'Главная', href: '#home' },
          { label: longest.label, href: '#long' },
          { label: longest.name },
        ]}
      />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const TabWalksTheWay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation')).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
