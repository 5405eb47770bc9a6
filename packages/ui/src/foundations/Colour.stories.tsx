import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formatDecimal } from '../format/index.ts';
import { Text } from '../text/index.ts';
import { contrast } from '../theme/contrast.ts';
import { kebab } from '../theme/cssText.ts';
import { meaning } from '../theme/index.ts';
import { colourRoles, flatRoles } from '../theme/meaning.ts';
import { pairs } from '../theme/pairs.ts';
import type { Role, RoleName } from '../theme/roles.ts';
import { roleWords } from '../theme/roleWords.ts';
import { hueNames, hues, modes, palette } from '../theme/scales.ts';
import type { Mode } from '../theme/scales.ts';
import * as css from './foundations.css.ts';
import { Name } from './Name.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Foundations/Colour',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const colours = colourRoles(flatRoles, palette);
const groups = Object.entries(meaning).map(([group, names]) => ({
  group,
  roles: Object.keys(names).map((name) => `${group}.${name}` as RoleName),
}));
const property = (role: RoleName) => `--${kebab(...role.split('.'))}`;
const themes = { light: 'Светлая', dark: 'Тёмная' } as const satisfies Record<Mode, string>;

const from = (role: Role) => (typeof role === 'string' ? role : `${role.light} · ${role.dark}`);

function RoleCard({ role }: { role: RoleName }) {
  return (
    <div className={css.card}>
      <div className={css.both}>
        {modes.map((mode) => (
          <div key={mode} data-theme={mode} className={css.ground}>
            <div className={css.paint} style={{ background: `var(${property(role)})` }} />
          </div>
        ))}
      </div>
      <div className={css.words}>
        <div>
          <Name>{property(role)}</Name>
        </div>
        <Text size={14}>{roleWords[role]}</Text>
        <Text size={12} tone="muted" numeric>
          {from(flatRoles[role])}
          <br />
          {modes.map((mode) => colours[role][mode]).join(' · ')}
        </Text>
      </div>
    </div>
  );
}

export const RolesAreAllThatComponentsSee: Story = {
  render: () => (
    <Page
      title="Цвет: роли"
      lead="Компонент не знает, что он фиолетовый: он знает, что он — главное действие. Слева роль в светлой теме, справа в тёмной; под именем — из какой ступени шкалы она взята."
    >
      {groups.map(({ group, roles }) => (
        <Part key={group} title={group}>
          <div className={css.cards}>
            {roles.map((role) => (
              <RoleCard key={role} role={role} />
            ))}
          </div>
        </Part>
      ))}
    </Page>
  ),
};

export const APressCopiesTheName: Story = {
  render: () => <Name>--text-muted</Name>,
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '--text-muted' }));
    await expect(await canvas.findByRole('img', { name: 'Скопировано' })).toBeVisible();
    await expect(copied).toEqual(['--text-muted']);
  },
};

/** Numbers stand beside the colours, for words laid on step 8 would not be legible in one of the themes. */
function Strip({ steps, numbers }: { steps: readonly string[]; numbers: readonly string[] }) {
  return (
    <div className={css.strip}>
      {steps.map((colour, index) => (
        <div key={numbers[index]} className={css.step}>
          <div className={css.sample} style={{ background: colour }} />
          <Text size={12} tone="muted" numeric>
            {numbers[index]}
          </Text>
          <Text size={12} numeric>
            {colour}
          </Text>
        </div>
      ))}
    </div>
  );
}

const named = (prefix: string) =>
  Object.entries(palette)
    .filter(([name]) => name.startsWith(`${prefix}.`))
    .map(([name, pair]) => ({ name: name.slice(prefix.length + 1), pair }));

const singles = Object.entries(palette)
  .filter(([name]) => !name.includes('.'))
  .map(([name, pair]) => ({ name, pair }));

const sets: { title: string; list: { name: string; pair: Record<Mode, string> }[] }[] = [
  ...['red', 'amber', 'blue', 'ground'].map((prefix) => ({ title: prefix, list: named(prefix) })),
  { title: 'Отдельные', list: singles },
];

export const TwelveStepsLieBeneath: Story = {
  render: () => (
    <Page
      title="Цвет: шкалы"
      lead="Первый слой. 1–2 — фоны, 3–5 — заливки, 6–8 — линии и края, 9–10 — сплошной цвет с белыми словами, 11–12 — слова. На фонах 1–5 слова ступени 11 читаются всегда: 4,5 : 1 и больше."
    >
      {hueNames.map((hue) => (
        <Part key={hue} title={hue}>
          {modes.map((mode) => (
            <div key={mode} className={css.step}>
              <Text size={14} weight="medium">
                {themes[mode]}
              </Text>
              <Strip steps={hues[hue][mode]} numbers={hues[hue][mode].map((_, index) => String(index + 1))} />
            </div>
          ))}
        </Part>
      ))}
      {sets.map(({ title, list }) => (
        <Part key={title} title={title}>
          {modes.map((mode) => (
            <div key={mode} className={css.step}>
              <Text size={14} weight="medium">
                {themes[mode]}
              </Text>
              <Strip steps={list.map(({ pair }) => pair[mode])} numbers={list.map(({ name }) => name)} />
            </div>
          ))}
        </Part>
      ))}
    </Page>
  ),
};

/** Words of 4.5 and more show themselves on their ground; what is only an edge is drawn as one. */
function Measured({ text, ground, mode, least }: (typeof pairs)[number] & { mode: Mode }) {
  const [over, under] = [colours[text][mode], colours[ground][mode]];
  return (
    <div className={css.measured}>
      <span className={css.specimen} style={{ background: under, color: over }}>
        {least > 3 ? 'Аа' : <span className={css.ring} />}
      </span>
      {contrast(over, under).toFixed(2).replace('.', ',')}
    </div>
  );
}

export const EveryPairIsMeasured: Story = {
  render: () => (
    <Page
      title="Цвет: проверенные пары"
      lead={`Каждая пара ролей, что ложатся друг на друга, — всего ${pairs.length}. Тест держит их не ниже WCAG AA в обеих темах; новая пара сначала появляется здесь, в theme/pairs.ts.`}
    >
      <Table
        label="Контраст пар"
        columns={['Слова или край', 'Фон', 'Не меньше', 'Светлая', 'Тёмная']}
        rows={pairs.map((pair) => ({
          key: `${pair.text} ${pair.ground}`,
          cells: [
            pair.text,
            pair.ground,
            formatDecimal(pair.least),
            ...modes.map((mode) => <Measured key={mode} {...pair} mode={mode} />),
          ],
        }))}
      />
    </Page>
  ),
};
