import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline, Stack } from '../layout/index.ts';
import { choice, expectToFit, longest, Matrix, Zoomed } from '../story-kit/index.ts';
import { Text } from '../text/index.ts';
import { tileNames } from '../theme/index.ts';
import { Avatar, avatarSizes, presences } from './Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

/** A picture that is always there: a face of two shapes. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c9d6cd"/><circle cx="20" cy="16" r="7" fill="#8a6f5c"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#4f6b6a"/></svg>',
)}`;

const people = [
  { name: 'Екатерина Соловьёва', src: face },
  { name: 'Олег Гараев' },
  { name: 'Мария Шевчук', presence: 'online' as const },
  { name: 'Анна Чистякова' },
  { name: 'Игорь Пашнин' },
  { name: 'Ёлкина Жанна' },
];

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  argTypes: { size: choice(avatarSizes), tone: choice(tileNames), presence: choice(presences) },
  args: { name: 'Екатерина Соловьёва' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const EverySizeWithEveryPresence: Story = {
  render: () => (
    <Matrix
      rows={avatarSizes}
      columns={['initials', 'one word', 'no letters', 'picture', ...presences] as const}
      cell={(size, state) => (
        <Avatar
          size={size}
          name={state === 'one word' ? 'Ёлкина' : state === 'no letters' ? '***' : 'Екатерина Соловьёва'}
          src={state === 'picture' || state === 'away' ? face : undefined}
          presence={presences.find((presence) => presence === state)}
        />
      )}
    />
  ),
};

export const ANameAlwaysHasTheSameGround: Story = {
  render: () => (
    <Stack gap={5}>
      <Inline gap={2}>
        {tileNames.map((tone) => (
          <Avatar key={tone} name="Елена Ким" tone={tone} size="l" />
        ))}
      </Inline>
      <Stack gap={2}>
        {people.map((person) => (
          <Inline key={person.name} gap={3} nowrap>
            <Avatar {...person} silent />
            <Text size={14}>{person.name}</Text>
          </Inline>
        ))}
      </Stack>
      {avatarSizes.map((size) => (
        <AvatarGroup key={size} label={`Готовят заказ, ${size}`} people={people} size={size} />
      ))}
    </Stack>
  ),
};

export const LongNamesFitAt200PercentZoom: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Zoomed>
      <Stack gap={3}>
        <Inline gap={3} nowrap>
          <Avatar name={longest.name} size="xl" presence="online" silent />
          <Text>{longest.name}</Text>
        </Inline>
        <AvatarGroup
          label={longest.label}
          size="xl"
          people={Array.from({ length: 1200 }, (_, index) => ({ name: `${longest.word} ${index}` }))}
        />
      </Stack>
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

export const APictureThatFailsLeavesTheInitials: Story = {
  args: { src: 'data:image/png;base64,broken' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Екатерина Соловьёва' });
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'initials'));
    await expect(avatar).toHaveTextContent('ЕС');
    await expect(avatar.querySelector('img')).toBeNull();
  },
};

export const PresenceIsSaidAfterTheName: Story = {
  args: { presence: 'away' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Екатерина Соловьёва, нет на месте' }),
    ).toBeVisible();
  },
};

export const AGroupNamesThoseItOnlyCounts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <AvatarGroup label="Готовят заказ" people={people} />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('list', { name: 'Готовят заказ' }));
    await expect(group.getAllByRole('img')).toHaveLength(3);
    await expect(group.getAllByRole('listitem')).toHaveLength(4);
    await expect(group.getByText(/^ещё\s3: Анна Чистякова, Игорь Пашнин, Ёлкина Жанна$/)).toBeInTheDocument();
  },
};
