import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onlyRow, sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';
import type { PictureLoader } from '../PictureLoader.ts';
import { drawAhead } from './drawAhead.ts';
import type { PictureStore } from './createPictureStore.ts';

const loader: PictureLoader = {
  canLoad: (url) => !url.startsWith('unknown:'),
  isDrawn: (url) => url.startsWith('demo:'),
  load: () => Promise.reject(new Error('The store loads')),
};

let shop: TestShop;
/** In the order in which they were drawn: `7/320 dark`. */
let drawn: string[];
let told: string[];
let draw: PictureStore['file'];
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`truncate pictures restart identity cascade`);
  drawn = [];
  told = [];
  draw = async () => ({ bytes: Buffer.from('file'), tag: '', placeholder: false });
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const start = (known: readonly string[] = []) => {
  const store: PictureStore = {
    has: async (url, { width, theme }) => known.includes(`${url} ${width} ${theme}`),
    async file(id, shape, signal) {
      drawn.push(`${id}/${shape.width} ${shape.theme}`);
      return draw(id, shape, signal);
    },
  };
  const onError = (_: unknown, message: string) => void told.push(message);
  stop = drawAhead({ db: shop.db, loader, store, onError, looks: { first: 0, every: 10 } });
};
const picture = async (url: string) =>
  onlyRow(await shop.db.query<{ id: number }>(sql`insert into pictures (url) values (${url}) returning id`))
    .id;

test('what lists show of each good comes before its further pictures', async () => {
  const [first, second] = [await picture('demo://first'), await picture('demo://second')];
  await shop.db.query(sql`
    insert into offer_pictures (offer_id, position, picture_id)
    select (select id from offers order by id limit 1), position, id
    from (values (0, ${second}::int), (1, ${first}::int)) as of_good (position, id)`);
  start();
  const widths = [160, 640, 960, 1280].flatMap((width) => [`${width} light`, `${width} dark`]);
  await vi.waitFor(() => expect(drawn).toHaveLength(22), { timeout: 10_000 });
  expect(drawn.slice(0, 6)).toEqual(
    ['320 light', '320 dark', '640 light', '640 dark', '160 light', '160 dark'].map(
      (shape) => `${second}/${shape}`,
    ),
  );
  expect(drawn.slice(6)).toEqual([first, second].flatMap((id) => widths.map((shape) => `${id}/${shape}`)));
});

test('a photo is one file for both themes', async () => {
  await picture('https://p.invalid/chair.jpg');
  start();
  await vi.waitFor(() => expect(drawn).toHaveLength(7), { timeout: 10_000 });
  expect(drawn.filter((shape) => shape.endsWith('dark'))).toEqual([]);
});

test('what is drawn already, and what no loader knows, is left', async () => {
  await picture('unknown://sofa');
  await picture('demo://sofa');
  start(['demo://sofa 320 light', 'demo://sofa 320 dark']);
  await vi.waitFor(() => expect(drawn).toContain('2/1280 dark'), { timeout: 10_000 });
  expect(drawn.filter((shape) => shape.startsWith('1/') || shape.includes('320'))).toEqual([]);
});

test('a picture that cannot be had now is not tried in its other widths', async () => {
  await picture('demo://sofa');
  draw = async () => ({ bytes: Buffer.from(''), tag: '', placeholder: true });
  start();
  await picture('demo://chair');
  await vi.waitFor(() => expect(drawn).toContain('2/160 light'), { timeout: 10_000 });
  expect(drawn.filter((shape) => shape.startsWith('1/'))).toEqual(['1/320 light', '1/160 light']);
});

test('pictures of a later import are drawn by the next look', async () => {
  await picture('demo://sofa');
  start();
  await vi.waitFor(() => expect(drawn).toContain('1/1280 dark'), { timeout: 10_000 });
  await picture('demo://chair');
  await vi.waitFor(() => expect(drawn).toContain('2/1280 dark'), { timeout: 10_000 });
  expect(drawn.filter((shape) => shape === '1/320 light')).toHaveLength(1);
});

test('a failure is told, and the next look goes on', async () => {
  await picture('demo://sofa');
  const works = draw;
  draw = async () => {
    draw = works;
    throw new Error('The disk is full');
  };
  start();
  await vi.waitFor(() => expect(drawn).toContain('1/1280 dark'), { timeout: 10_000 });
  expect(told).toEqual(['Pictures are not drawn ahead']);
});

test('who stops it waits for the drawing that runs, and no other begins', async () => {
  await picture('demo://sofa');
  let end = () => {};
  draw = async () => {
    await new Promise<void>((resolve) => (end = resolve));
    return { bytes: Buffer.from('file'), tag: '', placeholder: false };
  };
  start();
  await vi.waitFor(() => expect(drawn).toEqual(['1/320 light']), { timeout: 10_000 });
  const stopped = stop?.();
  end();
  await stopped;
  expect(drawn).toEqual(['1/320 light']);
});
