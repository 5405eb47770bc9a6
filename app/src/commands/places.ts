import { readPlacesFile, savePlaces } from '@siren/server/regions';
import { readFile } from 'node:fs/promises';
import type { Command } from './Command.ts';

export const places: Command = {
  usage: 'ФАЙЛ',
  about: 'записать регионы, города, магазины и способы получения из файла JSON (пример — в README)',
  async run([file = '', ...more], { db, say }) {
    if (file === '' || more.length > 0) {
      say('Назовите один файл: places ФАЙЛ');
      return 2;
    }
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) {
      say(`Файла нет или он не читается: ${file}`);
      return 2;
    }
    const read = readPlacesFile(text);
    if ('problems' in read) {
      for (const problem of read.problems) say(problem);
      return 1;
    }
    await savePlaces(db, read.places);
    const { regions } = read.places;
    const count = regions.reduce((sum, { stores }) => sum + stores.length, 0);
    say(`Готово: регионов ${regions.length}, магазинов ${count}.`);
    return 0;
  },
};
