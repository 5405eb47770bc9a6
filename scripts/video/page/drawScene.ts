import { room, steps } from './furniture.ts';

/** The ground that everything is drawn on. */
export const GROUND = { width: 640, height: 360 };
export const SECONDS_A_STEP = 60;
/** How long a thing takes to come into the room. */
const ARRIVAL = 1.2;
const INK = '#2b2930';

const settle = (share: number) => 1 - (1 - share) ** 3;

function caption(pen: CanvasRenderingContext2D, seconds: number): void {
  const index = Math.min(steps.length - 1, Math.floor(seconds / SECONDS_A_STEP));
  Object.assign(pen, { fillStyle: INK, globalAlpha: 1, font: "500 14px 'Golos Text'" });
  pen.fillText(`Шаг ${index + 1} из ${steps.length}`, 70, 39);
  Object.assign(pen, { font: "600 22px 'Golos Text'" });
  pen.fillText(steps[index]?.title ?? '', 70, 63);
  Object.assign(pen, { fillStyle: '#ffffff' });
  pen.beginPath();
  pen.arc(40, 46, 18, 0, 2 * Math.PI);
  pen.fill();
  Object.assign(pen, { strokeStyle: '#8948d8', lineWidth: 4, lineCap: 'round' });
  pen.beginPath();
  const share = (seconds % SECONDS_A_STEP) / SECONDS_A_STEP;
  pen.arc(40, 46, 12, -Math.PI / 2, 2 * Math.PI * Math.max(share, 0.02) - Math.PI / 2);
  pen.stroke();
}

/** The room `seconds` after the beginning: each minute one thing more stands in it. */
export function drawScene(pen: CanvasRenderingContext2D, seconds: number, words = true): void {
  Object.assign(pen, { globalAlpha: 1 });
  room(pen);
  for (const [index, { draw }] of steps.entries()) {
    const share = settle(Math.min(1, Math.max(0, (seconds - index * SECONDS_A_STEP) / ARRIVAL)));
    if (share === 0) continue;
    pen.save();
    Object.assign(pen, { globalAlpha: share });
    pen.translate(0, (share - 1) * 40);
    draw(pen);
    pen.restore();
  }
  if (words) caption(pen, seconds);
}
