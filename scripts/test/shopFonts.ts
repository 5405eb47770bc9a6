import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './runCommand.ts';

const HOME = resolve('.cache/fonts');

/**
 * A system that has the shop's font and no other one: what is drawn in it is drawn alike everywhere. A browser without
 * any font would not start.
 * @returns what the environment of the browser is to have (fontconfig reads it)
 */
export async function shopFonts(): Promise<{ FONTCONFIG_FILE: string }> {
  const { code, log } = await runCommand('node', ['packages/ui/tools/installFonts.ts', HOME]);
  if (code !== 0) throw new Error(log);
  const file = join(HOME, 'fonts.conf');
  const folders = `<dir>${HOME}</dir><cachedir>${join(HOME, 'cache')}</cachedir>`;
  writeFileSync(file, `<fontconfig>${folders}</fontconfig>\n`);
  return { FONTCONFIG_FILE: file };
}
