import type { Command } from './Command.ts';
import { importGoods } from './importGoods.ts';

/** Every command by its name, which may be of several words. */
export const commands: Readonly<Record<string, Command>> = {
  import: importGoods,
};
