import { readPlacesFile, savePlaces } from '@siren/server/regions';
import { formatCount } from '@siren/ui/format';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Command } from './Command.ts';

const argumentsOf = (argv: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    return file !== undefined && more.length === 0 ? { file, dryRun: values['dry-run'] } : null;
  } catch {
    return null;
  }
};

export const places: Command = {
  usage: 'ФАЙЛ [--dry-run]',
  about: 'записать, где магазин торгует: регионы, города, магазины, оплата и доставка (файл JSON)',
  async run(argv, { db, say }) {
    const asked = argumentsOf(argv);
    if (!asked) {
      say('Назовите один файл: places ФАЙЛ [--dry-run]. Пример — docs/running/places.json');
      return 2;
    }
    const text = await readFile(asked.file, 'utf8').catch(() => null);
    if (text === null) {
      say(`Файла нет или он не читается: ${asked.file}`);
      return 2;
    }
    const read = readPlacesFile(text);
    if ('problems' in read) {
      say('Ничего не записано:');
      for (const problem of read.problems) say(`  ${problem}`);
      return 1;
    }
    const { regions, delivery } = read.places;
    const others = await savePlaces(db, read.places, asked);
    const counted = [
      formatCount(regions.length, ['регион', 'региона', 'регионов']),
      formatCount(regions.flatMap(({ stores }) => stores).length, ['магазин', 'магазина', 'магазинов']),
      formatCount(delivery.length, ['способ получения', 'способа получения', 'способов получения']),
    ];
    say(`Готово${asked.dryRun ? ' (проба, ничего не изменено)' : ''}: ${counted.join(', ')}.`);
    if (others.length > 0) say(`В файле не названы, остались как были: ${others.join(', ')}.`);
    return 0;
  },
};
