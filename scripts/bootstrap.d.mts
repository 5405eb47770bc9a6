/** The package manager and its version, as `npx` takes it. */
export const PNPM: string;
/** Installs the dependencies where what is there does not fit the lockfile. */
export function bootstrap(root: string): Promise<void>;
