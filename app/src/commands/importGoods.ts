import { runImport } from '@siren/server/import';
import { ensureRegion } from '@siren/server/regions';
import type { Command } from './Command.ts';

export const importGoods: Command = {
  usage: 'ФАЙЛ [--region КОД] [--source ИМЯ] [--dry-run] [--allow-loss]',
  about: 'взять товары из фида Яндекс Маркета (YML) или файла 1С (CommerceML)',
  async run(argv, { config, db, clock, say }) {
    await ensureRegion(db);
    return runImport(argv, { db, clock, print: say, rates: config.currencyRates });
  },
};
