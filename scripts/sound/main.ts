import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Samples a second, and how long it sounds, seconds. */
const RATE = 22_050;
const LENGTH = 0.45;
/** Two notes, a fifth apart: when each begins, seconds, and its pitch, Hz. */
const NOTES = [
  { at: 0, pitch: 659.25 },
  { at: 0.12, pitch: 987.77 },
];
const HEADER = 44;
const LOUDNESS = 0.3;
const LOUDEST = 32_767;

/** A struck bell: it sounds at once and dies away, with a little of its octave. */
function bell(seconds: number, pitch: number): number {
  if (seconds < 0) return 0;
  const swing = (of: number) => Math.sin(2 * Math.PI * of * seconds);
  const rise = Math.min(seconds / 0.004, 1);
  return rise * Math.exp(-9 * seconds) * (swing(pitch) + 0.25 * swing(2 * pitch));
}

/** A WAV of 16 bits, one channel. */
function wav(samples: readonly number[]): Buffer {
  const data = Buffer.alloc(HEADER + samples.length * 2);
  data.write('RIFF', 0, 'ascii');
  data.writeUInt32LE(data.length - 8, 4);
  data.write('WAVEfmt ', 8, 'ascii');
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36, 'ascii');
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => data.writeInt16LE(Math.round(sample * LOUDEST), HEADER + 2 * index));
  return data;
}

const samples = Array.from({ length: RATE * LENGTH }, (_, index) => {
  const seconds = index / RATE;
  return LOUDNESS * NOTES.reduce((sum, { at, pitch }) => sum + bell(seconds - at, pitch), 0);
});
await writeFile(join(import.meta.dirname, '../../app/public/sounds/notice.wav'), wav(samples));
