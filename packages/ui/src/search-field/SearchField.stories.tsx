import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/index.ts';
import { fieldSizes } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, Zoomed } from '../story-kit/index.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  argTypes: { size: choice(fieldSizes) },
  args: { onSearch: fn(), onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } } as const;
export const Playground: Story = { parameters: quiet };

const states = ['empty', 'rest', 'hover', 'focus', 'loading', 'readonly', 'invalid', 'disabled'] as const;

export const EverySizeInEveryState: Story = {
  render: () => (
    <Matrix
      rows={states}
      columns={fieldSizes}
      cell={(state, size) => (
        <SearchField
          label={`Поиск: ${state}, ${size}`}
          placeholder="Поиск по каталогу"
          size={size}
          defaultValue={state === 'empty' ? '' : 'Диван угловой'}
          loading={state === 'loading'}
          readOnly={state === 'readonly'}
          disabled={state === 'disabled'}
          error={state === 'invalid' ? 'Не короче трёх букв' : undefined}
          {...pseudo(state === 'hover' || state === 'focus' ? state : 'rest')}
        />
      )}
    />
  ),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        <SearchField label={longest.label} hideLabel={false} defaultValue={longest.name} loading />
        <SearchField label={longest.name} hint={longest.text} />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const boxIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Поиск по каталогу' });

export const EnterAndTheButtonSearchForWordsWithoutSpacesAround: Story = {
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    const box = boxIn(canvasElement);
    await expect(within(canvasElement).getByRole('search', { name: 'Поиск по каталогу' })).toBeVisible();
    await step('Enter', async () => {
      await userEvent.type(box, ' диван {Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('диван');
    });
    await step('the button, reached by Tab behind the cross', async () => {
      await userEvent.type(box, 'ы');
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('button', { name: 'Очистить' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('диван ы');
    });
  },
};

export const TheCrossAndEscEmptyItAndKeepTheFocus: Story = {
  args: { defaultValue: 'диван' },
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    const box = boxIn(canvasElement);
    const cross = () => within(canvasElement).queryByRole('button', { name: 'Очистить' });
    await step('the cross', async () => {
      await userEvent.click(cross() as HTMLElement);
      await expect(box).toHaveValue('');
      await expect(box).toHaveFocus();
      await expect(cross()).not.toBeInTheDocument();
    });
    await step('Esc', async () => {
      await userEvent.type(box, 'стол');
      await userEvent.keyboard('{Escape}');
      await expect(box).toHaveValue('');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
  },
};

export const InADialogTheFirstEscEmptiesItAndTheSecondCloses: Story = {
  parameters: { ...quiet, docs: { story: { inline: false, height: '320px' } } },
  render: function Opened(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Магазины">
        <SearchField {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const box = await screen.findByRole('searchbox', { name: 'Поиск по каталогу' });
    await userEvent.type(box, 'Малышева{Escape}');
    await expect(box).toHaveValue('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const WhileItSearchesItSaysSoAndTakesAnotherQuery: Story = {
  args: { loading: true, defaultValue: 'диван' },
  parameters: quiet,
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement);
    await expect(box).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Идёт поиск');
    await userEvent.type(box, ' угловой{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('диван угловой');
  },
};
