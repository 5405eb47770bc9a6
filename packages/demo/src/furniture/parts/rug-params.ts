import { choice, fabric, flag, number, turn } from '../base/params.ts';
import type { Values } from '../base/params.ts';

export const rugPatterns = [
  'border',
  'plain',
  'lines',
  'diamond',
  'arches',
  'checks',
  'rings',
  'berber',
  'waves',
  'medallion',
] as const;
export type RugPattern = (typeof rugPatterns)[number];

export const rugSchema = {
  style: choice(rugPatterns, 'border'),
  shape: choice(['rect', 'round', 'oval'], 'rect'),
  w: number(170, 50, 400),
  d: number(120, 40, 300),
  /** How deep the pile is. */
  pile: number(1.2, 0.4, 4),
  color: fabric('sage'),
  accent: fabric('milk'),
  fringe: flag(true),
  pitch: number(46, 8, 60),
  yaw: turn(26),
} as const;

export type Rug = Values<typeof rugSchema>;
