import { runImport } from '@siren/server/import';
import { ensureRegion } from '@siren/server/regions';
import type { Command } from './Command.ts';

export const importGoods: Command = {
  usage: 'ФАЙЛ [--region КОД] [--source ИМЯ] [--dry-run] [--allow-loss]',
  about: 'взять товары из фида Яндекс Маркета (YML)',
  async run(argv, { db, clock, say }) {
    await ensureRegion(db);
    return runImport(argv, { db, clock, print: say });
  },
};
