import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, pseudo, Zoomed } from '../story-kit/index.ts';
import { Counter } from './Counter.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField, fieldSizes } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  argTypes: { size: choice(fieldSizes) },
  args: { label: 'ФИО', autoComplete: 'name', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const GIFT = 'С новосельем, дорогие Мария и Андрей!!';

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const states = ['empty', 'rest', 'hover', 'focus', 'readonly', 'invalid', 'disabled'] as const;
type State = (typeof states)[number];

const about = (state: State, value: string, error: string) => ({
  defaultValue: state === 'empty' ? undefined : value,
  error: state === 'invalid' ? error : undefined,
  readOnly: state === 'readonly',
  disabled: state === 'disabled',
  ...pseudo(state === 'hover' || state === 'focus' ? state : 'rest'),
});

const kinds = ['m', 'l', 'with words around', 'password', 'several lines'] as const;

export const EveryKindInEveryState: Story = {
  render: () => (
    <Matrix
      rows={states}
      columns={kinds}
      cell={(state, kind) => {
        if (kind === 'password') {
          return <PasswordField label="Пароль" {...about(state, 'siren-2026', 'Пароль не подошёл')} />;
        }
        if (kind === 'several lines') {
          return (
            <TextArea
              label="Комментарий"
              placeholder="Код домофона, этаж"
              rows={2}
              {...about(state, 'Домофон не работает', 'Слишком длинно')}
            />
          );
        }
        const size = kind === 'l' ? 'l' : 'm';
        return kind === 'with words around' ? (
          <TextField label="Ширина" start="от" end="см" {...about(state, '208', 'Не меньше 90 см')} />
        ) : (
          <TextField
            label="ФИО"
            size={size}
            placeholder="Имя и фамилия"
            {...about(state, 'Мария Литвинова', 'Напишите фамилию')}
          />
        );
      }}
    />
  ),
};

export const KindsStandInOneForm: Story = {
  render: () => (
    <Grid columns={[1, 2, 2]}>
      <TextField label="E-mail" type="email" defaultValue="maria@example.ru" hint="Пришлём чек" />
      <PasswordField label="Пароль" defaultValue="siren-2026" />
      <TextArea
        label="Комментарий"
        optional
        counter
        maxLength={200}
        hint="Для курьера"
        defaultValue="Домофон не работает, позвоните за 10 минут"
      />
      <TextField
        id="gift"
        label="Надпись на подарке"
        aside={<Counter control="gift" max={40} text={GIFT} />}
        maxLength={40}
        error="Осталось 2 знака: подпись не поместится"
        defaultValue={GIFT}
      />
    </Grid>
  ),
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

export const LongWordsFitAt200PercentZoom: Story = {
  render: () => (
    <Zoomed>
      <Stack>
        <TextField
          label={longest.label}
          hint={longest.text}
          id="long"
          defaultValue={longest.name}
          aside={<Counter control="long" max={400} text={longest.name} />}
          maxLength={400}
        />
        <TextField label={longest.word} error={longest.text} start="от" end="рублей" />
        <PasswordField label={longest.label} defaultValue={longest.text} />
        <TextArea label={longest.label} defaultValue={longest.text + longest.word.repeat(3)} />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const AnErrorIsTiedToItsField: Story = {
  args: { error: 'Напишите имя и фамилию', hint: 'Как в паспорте', defaultValue: 'М' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'ФИО' });
    await expect(field).toHaveAccessibleDescription('Напишите имя и фамилию');
    await expect(field).toBeInvalid();
  },
};

export const ACounterSpeaksNearTheEndAndOnlyAfterAPause: Story = {
  args: {
    id: 'words',
    label: 'Надпись',
    aside: <Counter control="words" max={12} text="С праздник" />,
    maxLength: 12,
    defaultValue: 'С праздник',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form>
      <TextField {...args} />
      <Button type="reset">Сбросить</Button>
    </form>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Надпись' });
    const status = canvas.getByRole('status');
    await step('the limit is told before one types', () =>
      expect(field).toHaveAccessibleDescription('не больше 12 знаков'),
    );
    await step('typing on it says nothing', async () => {
      await userEvent.click(field);
      await userEvent.paste('ом');
      await expect(status).toBeEmptyDOMElement();
      await expect(canvas.getByText('12 / 12')).toBeVisible();
    });
    await step('after a pause it says how much is left', () =>
      waitFor(() => expect(status).toHaveTextContent('Больше знаков не поместится')),
    );
    await step('there is no room for more', async () => {
      await userEvent.type(field, '!');
      await expect(field).toHaveValue('С праздником');
    });
    await step('it follows a reset of the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
      await expect(await canvas.findByText('10 / 12')).toBeVisible();
    });
  },
};
