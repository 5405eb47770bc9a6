/** Colours of the room: they are those of the things in it. */
const oak = '#c9a06b';
const sage = { dark: '#97a58e', seat: '#b3bfaa', body: '#a4b19b' };
const wall = '#ece7e1';

type Draw = (pen: CanvasRenderingContext2D) => void;

const box =
  (fill: string, x: number, y: number, width: number, height: number, radius: number): Draw =>
  (pen) => {
    Object.assign(pen, { fillStyle: fill });
    pen.beginPath();
    pen.roundRect(x, y, width, height, radius);
    pen.fill();
  };

const all =
  (...parts: Draw[]): Draw =>
  (pen) =>
    parts.forEach((part) => part(pen));

const oval =
  (fill: string, x: number, y: number, width: number, height: number): Draw =>
  (pen) => {
    Object.assign(pen, { fillStyle: fill });
    pen.beginPath();
    pen.ellipse(x, y, width / 2, height / 2, 0, 0, 2 * Math.PI);
    pen.fill();
  };

/** Wall, floor and a window, on a ground of 640 by 360. */
export const room: Draw = all(
  box(wall, 0, 0, 640, 262, 0),
  box('#d9c9b4', 0, 262, 640, 98, 0),
  box('#cbb89f', 0, 262, 640, 3, 0),
  box('#f7f4ef', 470, 36, 116, 132, 6),
  box('#cfe0e6', 478, 44, 48, 116, 3),
  box('#cfe0e6', 530, 44, 48, 116, 3),
);

export interface Step {
  /** What the caption of the picture says. */
  title: string;
  draw: Draw;
}

/** What comes into the room, one thing a minute. */
export const steps: readonly Step[] = [
  { title: 'Ковёр', draw: oval('#b9a5c9', 310, 308, 470, 62) },
  {
    title: 'Ножки',
    draw: all(...[186, 252, 364, 430].map((x) => box(oak, x, 282, 8, 26, 3))),
  },
  { title: 'Основание', draw: box(sage.dark, 170, 262, 284, 24, 8) },
  { title: 'Спинка', draw: box(sage.body, 184, 168, 256, 96, 18) },
  {
    title: 'Сиденье',
    draw: all(box(sage.seat, 190, 226, 122, 42, 12), box(sage.seat, 314, 226, 122, 42, 12)),
  },
  {
    title: 'Подлокотники',
    draw: all(box(sage.dark, 154, 206, 40, 82, 16), box(sage.dark, 430, 206, 40, 82, 16)),
  },
  {
    title: 'Подушки',
    draw: all(box('#efe9df', 206, 184, 56, 50, 14), box('#8a6bb0', 360, 184, 56, 50, 14)),
  },
  {
    title: 'Торшер',
    draw: all(
      box('#55535a', 92, 130, 5, 176, 2),
      oval('#55535a', 94, 308, 56, 10),
      box('#f3dfb0', 62, 92, 66, 46, 12),
    ),
  },
  {
    title: 'Растение',
    draw: all(
      ...[-24, -12, 0, 12, 24].map((lean) => oval('#6f8a68', 544 + lean, 222 - 12 + Math.abs(lean), 18, 92)),
      box('#b5714f', 518, 258, 54, 50, 8),
    ),
  },
  {
    title: 'Картины',
    draw: all(
      box(oak, 236, 56, 66, 82, 3),
      box('#fbf9f6', 241, 61, 56, 72, 1),
      oval('#b48be6', 269, 97, 30, 40),
      box(oak, 320, 72, 58, 58, 3),
      box('#fbf9f6', 325, 77, 48, 48, 1),
      oval('#82d1cb', 349, 101, 26, 26),
    ),
  },
];
