import { PNPM } from '../bootstrap.mjs';
import { runCommand } from '../test/runCommand.ts';

/**
 * Installs a folder that is none of the workspace's. What was installed on this machine before comes from the store,
 * without a word to the registry. Throws an Error with all that was said where it fails.
 */
export async function install(folder: string, ...flags: string[]): Promise<void> {
  const command = ['--yes', PNPM, 'install', '--dir', folder, '--ignore-workspace', ...flags];
  const { code, log } = await runCommand('npx', command, { env: { npm_config_prefer_offline: 'true' } });
  if (code !== 0) throw new Error(`${folder} does not install:\n${log}`);
}
