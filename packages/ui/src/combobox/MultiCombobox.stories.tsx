import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { fieldSizes } from '../field/index.ts';
import { choice, expectToFit, longest, Zoomed } from '../story-kit/index.ts';
import { cities, cityCalled, names } from './combobox.fixtures.ts';
import { MultiCombobox } from './MultiCombobox.tsx';

const meta = {
  title: 'Components/MultiCombobox',
  component: MultiCombobox,
  argTypes: { size: choice(fieldSizes) },
  args: { label: 'Города', options: names, onValueChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof MultiCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { options: cities, defaultValue: [cityCalled('Тюмень')] } };

const chips = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const SeveralAreTakenAndDroppedByKeys: Story = {
  play: async ({ args, canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Города' });
    const status = within(canvasElement).getByRole('status');
    await step('the list stays open, the query goes', async () => {
      await userEvent.type(field, 'тю{Enter}');
      await expect(field).toHaveValue('');
      await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
      await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
      await expect(chips(canvasElement)).toEqual(['Тюмень', 'Екатеринбург', 'Нижний Тагил']);
    });
    await step('what was chosen is said while the list is open', async () => {
      await expect(status).toHaveTextContent(/Выбрано: Нижний Тагил$/);
    });
    await step('taking it again drops it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(status).toHaveTextContent(/Убрано: Нижний Тагил$/);
      await expect(chips(canvasElement)).toEqual(['Тюмень', 'Екатеринбург']);
    });
    await step('Tab closes the list and drops nothing', async () => {
      await userEvent.keyboard('{Home}');
      await userEvent.tab();
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(chips(canvasElement)).toHaveLength(2);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([names[3], names[0]]);
    });
    await step('Backspace in an empty field drops the last', async () => {
      field.focus();
      await userEvent.keyboard('{Backspace}');
      await expect(chips(canvasElement)).toEqual(['Тюмень']);
      await expect(status).toHaveTextContent('Убрано: Екатеринбург');
    });
  },
};

export const AFormThatIsResetHasWhatItHadAtFirst: Story = {
  args: { defaultValue: [cityCalled('Тюмень')], name: 'city' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Доставка">
      <MultiCombobox {...args} />
      <button type="reset">Сбросить</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Доставка' });
    const first = [...new FormData(form)];
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Тюмень' }));
    await expect(new FormData(form).has('city')).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(chips(canvasElement)).toEqual(['Тюмень']);
    await expect([...new FormData(form)]).toEqual(first);
  },
};

export const ARequiredOneIsFilledInByWhatIsChosen: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Города' });
    await expect(field.checkValidity()).toBe(false);
    await userEvent.type(field, 'тю{Enter}{Escape}');
    await expect(field).toHaveValue('');
    await expect(field.checkValidity()).toBe(true);
    await userEvent.keyboard('{Backspace}');
    await expect(field.checkValidity()).toBe(false);
  },
};

export const AChipIsPressedAwayAndTheFocusComesToTheField: Story = {
  args: { defaultValue: [cityCalled('Тюмень'), cityCalled('Орёл')], name: 'city' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Тюмень' }));
    await expect(chips(canvasElement)).toEqual(['Орёл']);
    await expect(canvas.getByRole('combobox', { name: 'Города' })).toHaveFocus();
    await expect(canvasElement.querySelector('[name=city]')).toHaveValue('Орёл');
  },
};

export const FreeWordsBecomeChipsToo: Story = {
  args: { free: true, label: 'Метки', options: [] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Метки' });
    await userEvent.type(field, 'дуб{Enter}дуб{Enter}орех');
    await userEvent.tab();
    await expect(chips(canvasElement)).toEqual(['дуб', 'орех']);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const LongWordsFitAt200PercentZoom: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ options }) => (
    <Zoomed>
      <MultiCombobox
        label={longest.label}
        hint={longest.text}
        options={options}
        defaultValue={[longest.word, longest.name, longest.text].map((label) => ({ value: label, label }))}
      />
      <MultiCombobox label={longest.name} error={longest.text} placeholder={longest.name} options={options} />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
