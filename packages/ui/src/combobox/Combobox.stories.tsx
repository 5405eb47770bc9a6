import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { cx } from '../element/index.ts';
import { box, sizes } from '../field/Field.css.ts';
import { fieldSizes, labelId } from '../field/index.ts';
import { Dialog } from '../dialog/index.ts';
import { PinIcon } from '../icons/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, Zoomed } from '../story-kit/index.ts';
import { cities, cityCalled, names } from './combobox.fixtures.ts';
import * as css from './Combobox.css.ts';
import { Combobox } from './Combobox.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  argTypes: { size: choice(fieldSizes) },
  args: { label: 'Город', options: cities, onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { chromatic: { disableSnapshot: true } } as const;
export const Playground: Story = { parameters: quiet };

const states = ['empty', 'rest', 'hover', 'focus', 'readonly', 'invalid', 'disabled'] as const;
const chosen = cityCalled('Нижний Тагил');

export const OneAndSeveralInEveryState: Story = {
  render: () => (
    <Matrix
      rows={states}
      columns={['m', 'l', 'several']}
      cell={(state, kind) => {
        const props = {
          label: 'Город',
          placeholder: 'Начните вводить',
          options: cities,
          error: state === 'invalid' ? 'Сюда не доставляем' : undefined,
          readOnly: state === 'readonly',
          disabled: state === 'disabled',
          ...pseudo(state === 'hover' || state === 'focus' ? state : 'rest'),
        };
        const value = state === 'empty' ? null : chosen;
        if (kind === 'several') {
          const many = value ? [cityCalled('Тюмень'), cityCalled('Орёл')] : [];
          return <MultiCombobox {...props} defaultValue={many} />;
        }
        return <Combobox {...props} size={kind} start={<PinIcon />} defaultValue={value} />;
      }}
    />
  ),
};

const lists = [
  { label: 'Найдено', query: 'т', status: 'ready', options: cities },
  { label: 'Загружается', query: '', status: 'loading', options: [] },
  { label: 'Ничего нет', query: 'ъ', status: 'ready', options: [] },
  { label: 'Не загрузилось', query: 'т', status: 'failed', options: [] },
] as const;

export const ListsThatAreFoundAwaitedEmptyAndFailed: Story = {
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '560px' } } },
  render: () => (
    <Grid columns={[1, 2, 4]} gap={16}>
      {lists.map((list) => (
        <div key={list.label} className={css.root}>
          <div id={labelId(list.label)} className={cx(box, sizes.m, css.box)}>
            {list.label}
          </div>
          <ComboboxList
            {...list}
            control={list.label}
            active={list.options[4]}
            chosen={[chosen]}
            many={false}
            empty="Ничего не нашлось"
            onPick={() => {}}
            onRetry={() => {}}
          />
        </div>
      ))}
    </Grid>
  ),
};

export const ALongOptionFitsAt200PercentZoom: Story = {
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '800px' } } },
  render: () => (
    <Zoomed>
      <div className={css.root}>
        <div id={labelId('long')} className={cx(box, sizes.m, css.box)}>
          {longest.word}
        </div>
        <ComboboxList
          control="long"
          options={[{ value: '1', label: longest.name, description: longest.text, group: longest.label }]}
          active={undefined}
          chosen={[{ value: '1', label: longest.name }]}
          status="ready"
          query="шкаф"
          many={false}
          empty=""
          onPick={() => {}}
          onRetry={() => {}}
        />
      </div>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        <Combobox label={longest.label} options={[]} defaultValue={{ value: '', label: longest.name }} />
        <MultiCombobox
          label={longest.label}
          options={[]}
          defaultValue={[longest.word, longest.name].map((label) => ({ value: label, label }))}
        />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Город' });

/** What a screen reader hears as the active option. */
const active = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

export const KeysGoDownTheListAndTakeFromIt: Story = {
  args: { options: names },
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    const field = fieldIn(canvasElement);
    const keys = async (typed: string, option: string | null) => {
      await userEvent.keyboard(typed);
      await expect(active(field)).toBe(option);
    };
    await step('Tab comes to it and opens nothing', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('arrows go round, past the closed one', async () => {
      await keys('{ArrowDown}', 'Екатеринбург');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await keys('{ArrowDown}', 'Нижний Тагил');
      await keys('{ArrowDown}', 'Тюмень');
      await keys('{ArrowUp}{ArrowUp}{ArrowUp}', 'Орёл');
      await keys('{ArrowDown}', 'Екатеринбург');
    });
    await step('End, Home and the page keys', async () => {
      await keys('{End}', 'Орёл');
      await keys('{Home}', 'Екатеринбург');
      await keys('{PageDown}', 'Орёл');
      await keys('{PageUp}', 'Екатеринбург');
    });
    await step('Left gives the keys back to the caret', async () => {
      await keys('{ArrowLeft}', null);
      await keys('{End}', null);
    });
    await step('Alt+Up hides, Alt+Down shows with none active', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await keys('{Alt>}{ArrowDown}{/Alt}', null);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Enter takes', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(field).toHaveValue('Нижний Тагил');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ value: 'Нижний Тагил' }),
      );
    });
    await step('it opens at what is chosen', async () => {
      await keys('{ArrowDown}', 'Нижний Тагил');
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Нижний Тагил');
    });
    await step('Esc closes and changes nothing', async () => {
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(field).toHaveValue('Нижний Тагил');
    });
  },
};

export const TypingFindsMarksAndTellsHowMany: Story = {
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    const field = fieldIn(canvasElement);
    const status = within(canvasElement).getByRole('status');
    await step('every word may stand anywhere, «ё» is found by «е»', async () => {
      await userEvent.type(field, 'т');
      await expect(screen.getAllByRole('option')).toHaveLength(4);
      await expect(status).toHaveTextContent('4 варианта');
      await userEvent.type(field, 'ю');
      await expect(status).toHaveTextContent('1 вариант');
      const group = screen.getByRole('group', { name: 'Тюменская область' });
      const option = within(group).getByRole('option', { name: /^Тюмень/ });
      await expect(option.querySelector('mark')).toHaveTextContent('Тю');
    });
    await step('the first one is active, Tab takes it and goes on', async () => {
      await expect(active(field)).toMatch(/^Тюмень/);
      await userEvent.tab();
      await expect(field).toHaveValue('Тюмень');
      await expect(field).not.toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(cityCalled('Тюмень'));
    });
    await step('nothing found', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'орель');
      await expect(status).toHaveTextContent('Ничего не нашлось');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Backspace}{Enter}');
      await expect(field).toHaveValue('Орёл');
    });
  },
};

export const WhatIsLeftInItIsSettledWhenOneLeaves: Story = {
  args: { defaultValue: chosen },
  parameters: quiet,
  play: async ({ args, canvasElement, step }) => {
    const field = fieldIn(canvasElement);
    const leaveWith = async (text: string) => {
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
      await userEvent.click(document.body);
    };
    await step('half a word gives way to what was chosen', async () => {
      await leaveWith('Тоб');
      await expect(field).toHaveValue('Нижний Тагил');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('a name written out is chosen', async () => {
      await leaveWith('тобольск ');
      await expect(field).toHaveValue('Тобольск');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(cityCalled('Тобольск'));
    });
    await step('nothing is nothing', async () => {
      await leaveWith('');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const AFreeOneTakesWordsThatAreOnNoList: Story = {
  args: { free: true, name: 'city' },
  parameters: quiet,
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Combobox {...args} />
    </form>
  ),
  play: async ({ args, canvasElement, step }) => {
    const field = fieldIn(canvasElement);
    await step('Enter takes the words, no option being active', async () => {
      await userEvent.type(field, 'Тю');
      await expect(active(field)).toBe(null);
      await userEvent.type(field, 'льган{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Тюльган', label: 'Тюльган' });
    });
    await step('the form sends them', async () => {
      const form = canvasElement.querySelector('form');
      await expect(new FormData(form ?? undefined).get('city')).toBe('Тюльган');
    });
    await step('Esc hides the list and keeps the words', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Тобо{Escape}');
      await expect(field).toHaveValue('Тобо');
    });
  },
};

export const InADialogEscClosesTheListFirst: Story = {
  parameters: { ...quiet, docs: { story: { inline: false, height: '420px' } } },
  render: function Opened(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Куда доставить">
        <Stack>
          <Combobox {...args} />
          <Button>Сохранить</Button>
        </Stack>
      </Dialog>
    );
  },
  play: async ({ step }) => {
    const field = await screen.findByRole('combobox', { name: 'Город' });
    await userEvent.click(field);
    const list = screen.getByRole('listbox', { name: 'Город' });
    await step('the list lies over the dialog', async () => {
      const { left, bottom } = list.getBoundingClientRect();
      await expect(list).toContainElement(document.elementFromPoint(left + 40, bottom - 24) as HTMLElement);
    });
    await step('pressing in it keeps the focus in the field', async () => {
      await userEvent.click(within(list).getByRole('option', { name: /^Тобольск/ }));
      await expect(field).toHaveValue('Тобольск');
      await expect(field).toHaveFocus();
    });
    await step('the first Esc closes the list, the second the dialog', async () => {
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(screen.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const AsATextFieldItOnlyHelps: Story = {
  parameters: quiet,
  args: {
    label: 'Адрес',
    look: 'text',
    free: true,
    options: (query) => {
      if (query.endsWith('!')) return Promise.reject(new Error('no answer'));
      const fits = query !== '' && 'ул. малышева'.includes(query);
      return Promise.resolve(fits ? [{ value: 'Малышева', label: 'ул. Малышева' }] : []);
    },
  },
  play: async ({ canvasElement, step, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Адрес' });
    await step('nothing opens before something was typed', async () => {
      await userEvent.click(field);
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });
    await step('what fits is offered, and chosen by keys', async () => {
      await userEvent.type(field, 'мал');
      await screen.findByRole('option', { name: 'ул. Малышева' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(field).toHaveValue('ул. Малышева');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Малышева', label: 'ул. Малышева' });
    });
    await step('where nothing fits, or nothing comes, it is a text field', async () => {
      for (const rest of ['енькая тропа', '!']) {
        await userEvent.clear(field);
        await userEvent.type(field, 'мал');
        await screen.findByRole('option', { name: 'ул. Малышева' });
        await userEvent.type(field, rest);
        // What was found stays until the answer is there.
        await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
        await userEvent.keyboard('{Enter}');
        await expect(args.onValueChange).toHaveBeenLastCalledWith({
          value: `мал${rest}`,
          label: `мал${rest}`,
        });
      }
    });
  },
};
