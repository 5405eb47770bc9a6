/**
 * A process of the shop for tests of what happens when it is killed: starts a cluster on the folder of its
 * first argument, says `ready <pid of PostgreSQL> <url>` or `refused <why>`, and stops when its input ends.
 */
import { StartupError } from '../../../config/index.ts';
import { startCluster } from '../startCluster.ts';

const [dataDir = '', transport] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const cluster = await startCluster({
    dataDir,
    log: (line) => say(`log ${line}`),
    ...(transport === 'tcp' && { transport }),
  });
  say(`ready ${cluster.pid} ${cluster.url}`);
  process.stdin.resume().once('end', () => void cluster.stop().then(() => process.exit(0)));
} catch (error) {
  say(error instanceof StartupError ? `refused ${error.message}` : `failed ${String(error)}`);
  process.exit(1);
}
