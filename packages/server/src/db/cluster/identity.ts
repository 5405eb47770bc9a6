import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { StartupError } from '../../config/index.ts';

/** Under whom PostgreSQL's programs run. It refuses to run as root. */
export interface Identity {
  /** Command and options for spawn that run `program` under this identity. */
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
  /** Hands a file or folder that we made to it. */
  own(path: string): Promise<void>;
}

const self: Identity = { command: (file, args) => ({ file, args }), own: async () => {} };

const other = (uid: number, gid: number): Identity => ({
  command: (file, args) => ({ file, args, uid, gid }),
  own: (path) => chown(path, uid, gid),
});

/** Root that looks like somebody else to itself: files stay root's, so it enters what only root may enter. */
const disguised: Identity = {
  command: (file, args) => ({
    file: 'unshare',
    args: ['--user', '--map-user=65534', '--map-group=65534', '--', file, ...args],
  }),
  own: async () => {},
};

/** Whether `program` runs under `identity` and can enter `folder`. */
const works = (identity: Identity, program: string, folder: string): boolean => {
  const script = 'cd "$1" && exec "$2" --version';
  const { file, args, ...ids } = identity.command('/bin/sh', ['-c', script, 'sh', folder, program]);
  return spawnSync(file, args, { ...ids, stdio: 'ignore' }).status === 0;
};

const accounts = (): Identity[] => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return ['postgres', 'nobody'].flatMap((name) => {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    return Number(uid) > 0 ? [other(Number(uid), Number(gid))] : [];
  });
};

/**
 * Chooses once for a new data folder, and by its owner for one that exists.
 * @param folder folder that holds the data folder; must exist
 * @param owner uid and gid of the data folder; null while there is none
 */
export function chooseIdentity(
  program: string,
  folder: string,
  owner: { uid: number; gid: number } | null,
): Identity {
  const uid = process.getuid?.();
  if (uid === undefined) return self;
  if (uid !== 0) {
    if (!owner || owner.uid === uid) return self;
    throw new StartupError(
      `The data folder in ${folder} belongs to user ${owner.uid}: start the shop as that user.`,
    );
  }
  const candidates = !owner
    ? [...accounts(), disguised]
    : [owner.uid === 0 ? disguised : other(owner.uid, owner.gid)];
  const found = candidates.find((candidate) => works(candidate, program, folder));
  if (found) return found;
  throw new StartupError(
    `PostgreSQL refuses to run as root and nobody else can use ${owner ? `its data in ${folder}` : folder}: ` +
      'start the shop as an ordinary user, move DATA_DIR to where others can enter, or set DATABASE_URL.',
  );
}
