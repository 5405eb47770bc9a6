import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchIcon } from '../icons/index.ts';
import { Grid } from '../layout/index.ts';
import { choice, Matrix, pseudo } from '../story-kit/index.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField, fieldSizes } from './TextField.tsx';

const meta = {
  title: 'Components/Field',
  component: TextField,
  argTypes: { size: choice(fieldSizes) },
  args: { label: 'ФИО', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: false } };

const states = ['empty', 'filled', 'hover', 'focus', 'invalid', 'disabled'] as const;

export const EverySizeInEveryState: Story = {
  render: () => (
    <Matrix
      rows={fieldSizes}
      columns={states}
      cell={(size, state) => (
        <TextField
          label="ФИО"
          size={size}
          placeholder="Как к вам обращаться"
          defaultValue={state === 'empty' ? undefined : 'Мария Литвинова'}
          hint={state === 'empty' ? 'Имя и фамилия' : undefined}
          error={state === 'invalid' ? 'Напишите имя и фамилию' : undefined}
          disabled={state === 'disabled'}
          {...pseudo(state === 'empty' || state === 'filled' ? 'rest' : state)}
        />
      )}
    />
  ),
};

export const KindsStandInOneForm: Story = {
  render: () => (
    <Grid columns={[1, 2, 2]}>
      <TextField label="E-mail" type="email" defaultValue="maria@example.ru" hint="Пришлём чек" />
      <PasswordField label="Пароль" defaultValue="siren-2026" />
      <TextArea label="Комментарий" optional defaultValue="Домофон не работает, позвоните за 10 минут" />
      <TextField
        label="Поиск по каталогу"
        hideLabel
        type="search"
        placeholder="Поиск по каталогу"
        start={<SearchIcon />}
      />
    </Grid>
  ),
  parameters: { pictures: { phone: true } },
};

export const AnErrorIsTiedToItsField: Story = {
  args: { error: 'Напишите имя и фамилию', defaultValue: 'М' },
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'ФИО' });
    await expect(field).toHaveAccessibleDescription('Напишите имя и фамилию');
    await expect(field).toBeInvalid();
  },
};

export const APasswordIsShownOnDemand: Story = {
  render: () => <PasswordField label="Пароль" defaultValue="siren-2026" />,
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Пароль');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
