import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Armchair, expectToFit, InState, Matrix, pseudoStates, Sofa, Zoomed } from '../story-kit/index.ts';
import { Gallery } from './Gallery.tsx';
import type { GalleryFilm } from './Gallery.tsx';
import type { GalleryPicture } from './GalleryPicture.ts';

const tiles = ['sand', 'sage', 'lilac', 'mist', 'clay'] as const;
const pictures: GalleryPicture[] = tiles.map((tile, index) => ({
  id: tile,
  tile,
  alt: index % 2 === 0 ? 'Диван «Лада» прямо' : 'Кресло «Лада» прямо',
  draw: (_sizes, alt) => (
    <div
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      style={{ height: '100%' }}
    >
      {index % 2 === 0 ? <Sofa /> : <Armchair />}
    </div>
  ),
}));

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: { pictures },
  decorators: [(Child) => <div style={{ maxWidth: '640px' }}>{Child()}</div>],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { over: <Badge tone="sale">−20 %</Badge> },
  parameters: { chromatic: { modes: { phone: { disable: false } } } },
};

const film: GalleryFilm = { label: 'Видео', tile: 'mist', draw: () => <Sofa />, stage: () => null };
const thumbIn = (place: number) => `[role=group] > :nth-child(${place})`;

export const EveryThumbnailInEveryState: Story = {
  decorators: [(Child) => <div style={{ width: '1100px' }}>{Child()}</div>],
  render: () => (
    <Matrix
      rows={['chosen, another, film'] as const}
      columns={pseudoStates}
      cell={(_, state) => (
        <div style={{ width: '220px' }}>
          <InState state={state} part={thumbIn(1)}>
            <InState state={state} part={thumbIn(2)}>
              <InState state={state} part={thumbIn(3)}>
                <Gallery label={`Фотографии, ${state}`} pictures={pictures.slice(0, 2)} film={film} />
              </InState>
            </InState>
          </InState>
        </div>
      )}
    />
  ),
};

export const OnePictureHasNoThumbnails: Story = { args: { pictures: pictures.slice(0, 1) } };

export const AFilmComesAfterThePictures: Story = {
  args: {
    pictures: pictures.slice(0, 2),
    film: {
      label: 'Видео',
      tile: 'mist',
      draw: () => <Sofa />,
      stage: (inView) => <p>{inView ? 'Идёт фильм' : 'Фильм ждёт'}</p>,
    },
  },
  /* A picture of the whole page widens it for a moment, and what snaps may stand elsewhere then. */
  parameters: { pictures: { whole: true }, docs: { story: { inline: false, height: '620px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Видео' }));
    await expect(await canvas.findByText('Идёт фильм')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Увеличить фото' })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('Фильм ждёт')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Фото 2 из 2' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('Идёт фильм')).toBeVisible();
  },
};

export const WithoutPicturesItsPlaceIsKept: Story = { args: { pictures: [] } };

export const ThumbnailsAndArrowsBringAPicture: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const thumb = (place: number) => canvas.getByRole('button', { name: `Фото ${place} из 5` });
    await step('a press', async () => {
      await userEvent.click(thumb(3));
      await waitFor(() => expect(thumb(3)).toHaveAttribute('aria-current', 'true'));
    });
    await step('arrows, the first and the last', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(thumb(4)).toHaveAttribute('aria-current', 'true'));
      await expect(thumb(4)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(thumb(5)).toHaveAttribute('aria-current', 'true'));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(thumb(1)).toHaveAttribute('aria-current', 'true'));
    });
  },
};

const openViewer = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Увеличить фото' }));
  return within(await screen.findByRole('dialog', { name: 'Фотографии' }));
};

export const OverTheWholeWindow: Story = {
  parameters: {
    pictures: { whole: true },
    chromatic: { modes: { phone: { disable: false } } },
    docs: { story: { inline: false, height: '720px' } },
  },
  play: async ({ canvasElement }) => {
    const viewer = await openViewer(canvasElement);
    await expect(viewer.getByText('Фото 1 из 5')).toBeInTheDocument();
  },
};

export const KeysTurnBringNearMoveAndClose: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const viewer = await openViewer(canvasElement);
    await step('arrows turn while it is whole', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await viewer.findByText('Фото 2 из 5')).toBeInTheDocument();
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(await viewer.findByText('Фото 4 из 5')).toBeInTheDocument();
    });
    await step('plus brings near, arrows move it then', async () => {
      await userEvent.keyboard('+');
      await expect(await viewer.findByText(/увеличено в 1,5 раза/)).toBeInTheDocument();
      await userEvent.keyboard('{ArrowRight}');
      await expect(viewer.getByText(/Фото 4 из 5/)).toBeInTheDocument();
    });
    await step('zero makes it whole', async () => {
      await userEvent.keyboard('0');
      await expect(await viewer.findByText('Фото 4 из 5')).toBeInTheDocument();
    });
    await step('Esc closes, the focus goes back, the gallery shows what was seen last', async () => {
      await userEvent.keyboard('{Escape}');
      const canvas = within(canvasElement);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Увеличить фото' })).toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'Фото 4 из 5' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
  },
};

export const ButtonsBringNearUpToFourTimes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const viewer = await openViewer(canvasElement);
    const nearer = viewer.getByRole('button', { name: 'Приблизить' });
    for (let press = 0; press < 5; press += 1) await userEvent.click(nearer);
    await expect(await viewer.findByText(/увеличено в 4 раза/)).toBeInTheDocument();
    await expect(nearer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(viewer.getByRole('button', { name: 'Следующее фото' }));
    await expect(await viewer.findByText('Фото 2 из 5')).toBeInTheDocument();
  },
};

export const ADoublePressAWheelAndASwipe: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const viewer = await openViewer(canvasElement);
    const picture = viewer.getByRole('img', { name: 'Диван «Лада» прямо' });
    const stage = picture.closest('[data-state]') ?? picture;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = (dx: number) => ({
      pointerId: 1,
      clientX: left + width / 2 + dx,
      clientY: top + height / 2,
    });
    /* Two presses with no time between them, however busy the machine is. */
    const pressTwice = () => {
      for (let time = 0; time < 2; time += 1) {
        void fireEvent.pointerDown(stage, at(0));
        void fireEvent.pointerUp(stage, at(0));
      }
    };
    await step('twice in one place', async () => {
      pressTwice();
      await expect(await viewer.findByText(/увеличено в 2 раза/)).toBeInTheDocument();
      pressTwice();
      await expect(await viewer.findByText('Фото 1 из 5')).toBeInTheDocument();
    });
    await step('a click, which brings it near at once and back with the next one', async () => {
      const click = async (target: Element) =>
        userEvent.pointer([{ keys: '[MouseLeft]', target, coords: at(0) }]);
      await click(stage);
      await expect(await viewer.findByText(/увеличено в 2 раза/)).toBeInTheDocument();
      await new Promise((resolve) => setTimeout(resolve, 350));
      await click(stage);
      await expect(await viewer.findByText('Фото 1 из 5')).toBeInTheDocument();
    });
    await step('a wheel', async () => {
      await fireEvent.wheel(stage, { deltaY: -200, ...at(0) });
      await expect(await viewer.findByText(/увеличено/)).toBeInTheDocument();
      await fireEvent.wheel(stage, { deltaY: 2000, ...at(0) });
      await expect(await viewer.findByText('Фото 1 из 5')).toBeInTheDocument();
    });
    await step('the right button opens its menu and does nothing else', async () => {
      const right = { keys: '[MouseRight]', target: stage, coords: at(0) };
      await userEvent.pointer([right, right]);
      await expect(viewer.getByText('Фото 1 из 5')).toBeInTheDocument();
    });
    await step('held and drawn sideways', async () => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: stage, coords: at(100) },
        { target: stage, coords: at(-100) },
        { keys: '[/MouseLeft]', target: stage, coords: at(-100) },
      ]);
      await expect(await viewer.findByText('Фото 2 из 5')).toBeInTheDocument();
    });
  },
};

export const ItFitsAt200PercentZoom: Story = {
  render: (args) => (
    <Zoomed>
      <Gallery {...args} />
    </Zoomed>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement),
};
