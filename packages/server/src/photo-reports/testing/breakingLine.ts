import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface BreakingLine {
  port: number;
  /** So many connections were cut. */
  cuts(): number;
  /** So many bytes went up. */
  sent(): number;
  close(): void;
}

/** A line to a port that is cut so many times, each time once so many bytes have gone up since. */
export async function breakingLine(to: number, times: number, every: number): Promise<BreakingLine> {
  let [cuts, sent] = [0, 0];
  const line = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    near.on('error', cut).on('close', cut);
    far.on('error', cut).on('close', cut);
    far.pipe(near);
    near.on('data', (bytes) => {
      sent += bytes.length;
      if (cuts < times && sent > (cuts + 1) * every) {
        cuts += 1;
        cut();
      } else far.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: (line.address() as AddressInfo).port,
    cuts: () => cuts,
    sent: () => sent,
    close: () => line.close(),
  };
}
