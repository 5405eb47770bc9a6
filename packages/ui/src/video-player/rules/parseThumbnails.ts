/** A picture of the video from `start` to `end` seconds, cut out of a sheet of many. */
export interface Thumbnail {
  start: number;
  end: number;
  /** Address of the sheet. */
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const TIMES = /((?:\d+:)?\d+:\d+(?:[.,]\d+)?)\s+-->\s+((?:\d+:)?\d+:\d+(?:[.,]\d+)?)/;
const PLACE = /^(.+)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

const secondsOf = (clock: string) =>
  clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** The pictures that a WebVTT names as `sheet.webp#xywh=0,0,160,90`; what it says otherwise is passed over. */
export function parseThumbnails(vtt: string, base: string): Thumbnail[] {
  return vtt.split(/\r?\n\r?\n/).flatMap((block) => {
    const lines = block.split(/\r?\n/).map((line) => line.trim());
    const at = lines.findIndex((line) => TIMES.test(line));
    const [, start = '', end = ''] = TIMES.exec(lines[at] ?? '') ?? [];
    const [, address, x, y, width, height] = PLACE.exec(lines[at + 1] ?? '') ?? [];
    if (at < 0 || address === undefined || !URL.canParse(address, base)) return [];
    return [
      {
        start: secondsOf(start),
        end: secondsOf(end),
        src: new URL(address, base).href,
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
      },
    ];
  });
}
