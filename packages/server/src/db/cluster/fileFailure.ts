import { StartupError } from '../../config/index.ts';

const reasons: Record<string, string> = {
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of that path is a file, not a folder',
  EEXIST: 'a file is in the way',
  ENOENT: 'the folder above it does not exist',
};

/** The StartupError for a file operation on `path` that failed with `error`. */
export function fileFailure(path: string, error: unknown): StartupError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new StartupError(`Cannot use the data folder ${path}: ${reasons[code] ?? message}.`, {
    cause: error,
  });
}
