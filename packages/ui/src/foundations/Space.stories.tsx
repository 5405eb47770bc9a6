import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/index.ts';
import { control, fixed, space } from '../theme/index.ts';
import * as css from './foundations.css.ts';
import { Name } from './Name.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';

const meta = {
  title: 'Foundations/Space',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const PX_IN_STEP = 4;

function Bars({
  lengths,
  nameOf,
}: {
  lengths: Readonly<Record<string, string>>;
  nameOf: (key: string) => string;
}) {
  const sorted = Object.entries(lengths).toSorted(([one], [other]) => Number(one) - Number(other));
  return (
    <div>
      {sorted.map(([step, length]) => (
        <div key={step} className={css.lengthRow}>
          <div className={css.inOneLine}>
            <Name>{nameOf(step)}</Name>
            <Text size={12} tone="muted" numeric>
              {Number(step) * PX_IN_STEP} px, {length}
            </Text>
          </div>
          <div className={css.bar} style={{ width: length }} />
        </div>
      ))}
    </div>
  );
}

export const StepsOfFourPixels: Story = {
  render: () => (
    <Page
      title="Отступы"
      lead="Сетка 4 px, в rem. Имя шага — сколько раз по четыре; в раскладке тот же номер: <Stack gap={5}>."
    >
      <Part title="Шаги">
        <Bars lengths={space} nameOf={(step) => `--space-${step}`} />
      </Part>
      <Part
        title="Между шагами"
        text="Для глаза, когда шаг велик или мал. Не свойства, а постоянные: тема их не меняет."
      >
        <Bars lengths={fixed.between} nameOf={(step) => `fixed.between[${step}]`} />
      </Part>
      <Part
        title="Высота того, на что нажимают"
        text="44 px — палец. Меньше — только там, где рядом есть место для него."
      >
        <div className={css.cardsAtBottom}>
          {Object.entries(control).map(([name, height]) => (
            <div key={name} className={css.step}>
              <div className={css.press} style={{ height }}>
                {height}
              </div>
              <div>
                <Name>{`--control-${name}`}</Name>
              </div>
            </div>
          ))}
        </div>
      </Part>
    </Page>
  ),
};
