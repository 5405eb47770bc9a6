import { productImage } from '@siren/contract/catalog';
import { expect, test } from 'vitest';
import { imageOf } from './imageOf.ts';

test('a picture goes over the wire as addresses with a place for the width', () => {
  const image = imageOf({ id: 7, width: 1_600, height: 800, tile: 'sage' }, 'Диван');
  expect(productImage.parse(image)).toEqual({
    webp: '/pictures/7/{width}.webp?4',
    jpeg: '/pictures/7/{width}.jpeg?4',
    width: 1_600,
    height: 800,
    alt: 'Диван',
    widths: [160, 320, 640, 960, 1280],
    tile: 'sage',
    dark: { webp: '/pictures/7/{width}-dark.webp?4', jpeg: '/pictures/7/{width}-dark.jpeg?4' },
  });
});

test('a photo has no form for the dark theme', () => {
  expect(imageOf({ id: 7, width: 800, height: 800, tile: null }, '')).not.toHaveProperty('dark');
});

test('no width is offered that shows nothing more', () => {
  expect(imageOf({ id: 7, width: 500, height: 500, tile: null }, '').widths).toEqual([160, 320, 640]);
});

test('a picture that was not read yet counts as square', () => {
  const { width, height } = imageOf({ id: 7, width: null, height: null, tile: null }, '');
  expect(width).toBe(height);
});
