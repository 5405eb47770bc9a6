import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { names } from './combobox.fixtures.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';

/** More about the same component, without a page of docs of its own: options that have to be asked for. */
const meta = {
  title: 'Components/Combobox asked',
  component: Combobox,
  args: { label: 'Город', options: names, onValueChange: fn() },
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Questions that wait for their answer, by what was typed. */
const asked = new Map<string, () => void>();
const answer = (query: string) =>
  waitFor(() => {
    const open = asked.get(query);
    if (!open) throw new Error(`«${query}» was not asked for`);
    asked.delete(query);
    open();
  });

export const OptionsThatHaveToBeAskedFor: Story = {
  args: {
    options: fn(async (query: string): Promise<readonly ComboboxOption[]> => {
      await new Promise<void>((open) => asked.set(query, open));
      if (query === '!') throw new Error('offline');
      return names.filter(({ label }) => label.toLowerCase().startsWith(query));
    }),
  },
  play: async ({ args, canvasElement, step }) => {
    asked.clear();
    const field = within(canvasElement).getByRole('combobox');
    const status = within(canvasElement).getByRole('status');
    await step('it asks when it opens and says that it waits', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(status).toHaveTextContent('Загружаем варианты'));
      await answer('');
      await waitFor(() => expect(status).toHaveTextContent('6 вариантов'));
    });
    await step('quick typing asks once', async () => {
      void fireEvent.change(field, { target: { value: 'н' } });
      await fireEvent.change(field, { target: { value: 'ниж' } });
      await answer('ниж');
      await waitFor(() => expect(status).toHaveTextContent('1 вариант'));
      await expect(args.options).toHaveBeenCalledTimes(2);
    });
    await step('a late answer to an old question is not listened to', async () => {
      await fireEvent.change(field, { target: { value: 'т' } });
      await waitFor(() => expect(asked.has('т')).toBe(true));
      await fireEvent.change(field, { target: { value: 'тю' } });
      await answer('тю');
      await waitFor(() => expect(status).toHaveTextContent('1 вариант'));
      await answer('т');
      await new Promise((done) => setTimeout(done, 100));
      await expect(screen.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('Тюмень');
    });
    await step('a failure can be repeated', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '!');
      await answer('!');
      const again = await screen.findByRole('button', { name: 'Повторить' });
      await expect(status).toHaveTextContent('Не удалось загрузить варианты');
      await userEvent.click(again);
      await waitFor(() => expect(status).toHaveTextContent('Загружаем варианты'));
      await answer('!');
      await waitFor(() => expect(status).toHaveTextContent('Не удалось'));
      // Of the moment when the field was empty on the way to the question that fails.
      asked.clear();
      await userEvent.keyboard('{Backspace}');
      await answer('');
      await expect(await screen.findAllByRole('option')).toHaveLength(6);
    });
  },
};
