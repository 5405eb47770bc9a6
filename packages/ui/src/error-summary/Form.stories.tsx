import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { Combobox } from '../combobox/index.ts';
import { TextArea, TextField } from '../field/index.ts';
import { FileUpload } from '../file-upload/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Select } from '../select/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const cities = ['Екатеринбург', 'Нижний Тагил', 'Тюмень'].map((label) => ({ value: label, label }));
const reasons = [
  { value: 'broken', label: 'Пришло с повреждением' },
  { value: 'other', label: 'Пришло не то' },
];

interface Claim {
  name: string;
  phone: string;
  city: string;
  reason: string;
}

/** What is wrong, in the order of the fields. */
function errorsOf({ name, phone, city, reason }: Claim) {
  return [
    !/\S\s+\S/.test(name) && { field: 'claim-name', text: 'Напишите имя и\u00A0фамилию' },
    !/^\+7\d{10}$/.test(phone) && {
      field: 'claim-phone',
      text: 'Допишите номер телефона: в\u00A0нём 11\u00A0цифр',
    },
    city === '' && { field: 'claim-city', text: 'Выберите город из\u00A0списка' },
    reason === '' && { field: 'claim-reason', text: 'Выберите, что случилось' },
  ].filter((error) => error !== false);
}

function ClaimForm({ onSend }: { onSend: (claim: Claim) => void }) {
  const [claim, setClaim] = useState<Claim>({ name: '', phone: '', city: '', reason: '' });
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState(false);
  const errors = attempt > 0 ? errorsOf(claim) : [];
  const about = (field: string) => ({
    id: field,
    error: errors.find((error) => error.field === field)?.text,
  });
  const change = (part: Partial<Claim>) => setClaim({ ...claim, ...part });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (errorsOf(claim).length > 0) return;
    onSend(claim);
    setSent(true);
  };
  if (sent) {
    return (
      <Callout tone="positive" role="status" title="Заявка принята">
        Позвоним сегодня до 20:00
      </Callout>
    );
  }
  return (
    <form noValidate onSubmit={submit} style={{ maxWidth: '440px' }}>
      <Stack gap={5}>
        <Heading size="panel">Обмен и возврат</Heading>
        <ErrorSummary errors={errors} attempt={attempt} level={3} />
        <TextField
          {...about('claim-name')}
          label="Имя и фамилия"
          autoComplete="name"
          value={claim.name}
          onValueChange={(name) => change({ name })}
        />
        <PhoneField
          {...about('claim-phone')}
          hint="Позвоним, чтобы договориться о&nbsp;времени"
          value={claim.phone}
          onValueChange={(phone) => change({ phone })}
        />
        <Combobox
          {...about('claim-city')}
          label="Город"
          options={cities}
          onValueChange={(city) => change({ city: city?.value ?? '' })}
        />
        <Select
          {...about('claim-reason')}
          label="Что случилось"
          placeholder="Выберите"
          options={reasons}
          onValueChange={(reason) => change({ reason })}
        />
        <TextArea label="Подробности" optional counter maxLength={300} rows={2} />
        <FileUpload
          label="Фото"
          optional
          multiple
          accept="image/*"
          upload={(file) => Promise.resolve(file.name)}
        />
        <Button type="submit" size="l">
          Отправить
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Patterns/Form',
  component: ClaimForm,
  args: { onSend: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof ClaimForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FieldsStandInOneColumnAndErrorsAreGatheredAboveThem: Story = {
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Телефон' }), '89122');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await step('nothing is sent, the focus comes to the summary', async () => {
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert', { name: /^Исправьте 4.ошибки$/ })).toHaveFocus();
    });
    await step('every field says the same as its link', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(4);
      for (const link of canvas.getAllByRole('link')) {
        const field = canvasElement.querySelector(link.getAttribute('href') ?? '');
        await expect(field).toHaveAccessibleDescription(new RegExp(link.textContent ?? ''));
        await expect(field).toBeInvalid();
      }
    });
  },
};

export const AMendedFieldLeavesTheSummaryAndTheFormIsSent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await send();
    await step('by links into the fields', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Напишите имя/ }));
      await userEvent.keyboard('Мария Литвинова');
      await expect(canvas.getByRole('alert', { name: /^Исправьте 3.ошибки$/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: /^Допишите номер/ }));
      await userEvent.keyboard('89122044108');
      await userEvent.click(canvas.getByRole('link', { name: /^Выберите город/ }));
      await userEvent.keyboard('тюм{Enter}');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Что случилось' }), 'Пришло не то');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('sent', async () => {
      await send();
      await expect(args.onSend).toHaveBeenCalledWith({
        name: 'Мария Литвинова',
        phone: '+79122044108',
        city: 'Тюмень',
        reason: 'other',
      });
      await expect(canvas.getByRole('status')).toHaveTextContent('Заявка принята');
    });
  },
};
