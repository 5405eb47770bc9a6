import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { contrast } from '../theme/contrast.ts';
import { meaning } from '../theme/index.ts';
import type { Pair } from '../theme/index.ts';
import { colourRoles, flatRoles } from '../theme/meaning.ts';
import { pairs } from '../theme/pairs.ts';
import { hues, modes, palette } from '../theme/scales.ts';
import type { Mode } from '../theme/scales.ts';
import * as css from './foundations.css.ts';

const meta = {
  title: 'Foundations/Colour',
  parameters: { pictures: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colours = colourRoles(flatRoles, palette);
const groups: [string, Record<string, Pair>][] = Object.entries(meaning);

export const MeaningIsAllThatComponentsSee: Story = {
  render: () => (
    <Stack gap={8}>
      {groups.map(([group, pairsOf]) => (
        <Stack key={group} gap={3}>
          <Heading level={2} size="card">
            {group}
          </Heading>
          <div className={css.swatches}>
            {Object.entries(pairsOf).map(([name, pair]) => (
              <div key={name} className={css.swatch}>
                <div className={css.paint} style={{ background: `var(--${kebab(group)}-${kebab(name)})` }} />
                <div className={css.words}>
                  <Text size={14} weight="medium">{`--${kebab(group)}-${kebab(name)}`}</Text>
                  <Text size={12} tone="muted" numeric>
                    {pair.light} · {pair.dark}
                  </Text>
                </div>
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

/** Numbers stand beside the colours, for words laid on step 8 would not be legible in one of the themes. */
const scaleRow = (name: string, mode: Mode, steps: readonly string[]) => (
  <tr key={`${name} ${mode}`}>
    <th scope="row" className={css.cell}>
      {name}, {mode}
    </th>
    {steps.map((colour, index) => (
      <td key={index} className={css.cell}>
        <div className={css.sample} style={{ background: colour, height: '32px' }} />
        <Text size={12} tone="muted">
          {index + 1}
        </Text>
        <Text size={12}>{colour}</Text>
      </td>
    ))}
  </tr>
);

export const ThreeScalesOfTwelveStepsLieBeneath: Story = {
  render: () => (
    <table className={css.table}>
      <tbody>
        {Object.entries(hues).flatMap(([name, scale]) =>
          modes.map((mode) => scaleRow(name, mode, scale[mode])),
        )}
      </tbody>
    </table>
  ),
};

export const EveryPairIsMeasured: Story = {
  render: () => (
    <table className={css.table}>
      <thead>
        <tr>
          {['Пара', 'Не меньше', 'Светлая', 'Тёмная'].map((title) => (
            <th key={title} scope="col" className={css.cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ text, ground, least }) => (
          <tr key={`${text} ${ground}`}>
            <th scope="row" className={css.cell}>
              {text} on {ground}
            </th>
            <td className={css.cell}>{least}</td>
            {modes.map((mode) => (
              <td key={mode} className={css.cell}>
                {contrast(colours[text][mode], colours[ground][mode]).toFixed(2)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
