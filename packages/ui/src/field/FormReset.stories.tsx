import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DateField, DateRangeField } from '../date-field/index.ts';
import { FileUpload } from '../file-upload/index.ts';
import { Stack } from '../layout/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Radio, RadioGroup } from '../radio/index.ts';
import { RangeField } from '../range-field/index.ts';
import { RatingInput } from '../rating/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Slider } from '../slider/index.ts';
import { Switch } from '../switch/index.ts';

const day = '2026-11-24';

function Everything() {
  return (
    <form aria-label="Заявка">
      <Stack gap={4}>
        <PhoneField name="phone" defaultValue="+79122044108" />
        <Switch name="news">Новости</Switch>
        <Switch name="calls" defaultChecked>
          Звонки
        </Switch>
        <RadioGroup label="Опоры" name="legs" defaultValue="oak">
          <Radio value="oak">Дуб</Radio>
          <Radio value="metal">Металл</Radio>
        </RadioGroup>
        <RatingInput label="Оценка" name="stars" />
        <RangeField label="Цена" min={0} max={900} defaultValue={{ from: 100, to: null }} />
        <Slider label="Скидка" name="discount" defaultValue={10} />
        <DateField label="Доставка" name="day" today={day} defaultValue={day} />
        <DateRangeField label="Период" today={day} defaultValue={{ from: day, to: null }} />
        <FileUpload
          label="Чек"
          upload={() => Promise.resolve('ok')}
          defaultValue={[{ id: 'receipt', name: 'Чек.pdf', size: 2048 }]}
        />
        <Button type="reset">Сбросить</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Components/Reset of a form',
  component: Everything,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Everything>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryFieldHasWhatItHadAtFirst: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Заявка' });
    const shown = () => [
      ...canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value),
      ...[...canvas.getAllByRole('radio'), ...canvas.getAllByRole('switch')].map(
        (box) => (box as HTMLInputElement).checked,
      ),
      ...canvas.getAllByRole('slider').map((thumb) => thumb.ariaValueNow),
      ...canvas.getAllByRole('listitem').map(({ textContent }) => textContent),
    ];
    const sent = () => [...new FormData(form)].filter(([, value]) => typeof value === 'string');
    const first = { shown: shown(), sent: sent() };
    const write = async (name: string | RegExp, text: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    await step('everything is changed', async () => {
      await write('Телефон', '9991112233');
      for (const name of ['Новости', 'Звонки']) await userEvent.click(canvas.getByRole('switch', { name }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Металл' }));
      await userEvent.click(canvas.getByRole('radio', { name: '4 звезды' }));
      await write('Цена от', '200');
      canvas.getByRole('slider', { name: 'Скидка' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await write('Доставка', '25.11.2026');
      await write('Период с', '25.11.2026');
      await write('Период по', 'завтрак');
      const other = new File(['ok'], 'Другой.pdf', { type: 'application/pdf' });
      await fireEvent.change(canvas.getByLabelText(/^Чек/), { target: { files: [other] } });
      await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent(/Другой/));
      const now = shown();
      await expect(first.shown.filter((value, at) => value !== now[at])).toHaveLength(13);
    });
    await step('and goes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
      await waitFor(() => expect({ shown: shown(), sent: sent() }).toEqual(first));
    });
  },
};

const search = fn();

export const ASearchIsAFormOfItsOwn: Story = {
  render: () => <SearchField defaultValue="диван" onSearch={search} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), ' угловой');
    canvas.getByRole<HTMLFormElement>('search').reset();
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('диван'));
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await expect(search).toHaveBeenLastCalledWith('диван');
  },
};
