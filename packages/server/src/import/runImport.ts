import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { slugify } from '@siren/domain/catalog';
import type { ImportCounts } from '@siren/domain/imports';
import type { Database } from '../db/index.ts';
import { importFeed, UnknownRegionError } from './importFeed.ts';
import { ImportBusyError } from './runs/index.ts';
import type { ImportSummary } from './runs/index.ts';

const USAGE = `Использование: pnpm shop import ФАЙЛ [--region КОД] [--source ИМЯ] [--dry-run] [--allow-loss]

  --region      чьи это цены и остатки; по умолчанию первый регион
  --source      имя источника: новый файл того же источника заменяет прежний; по умолчанию имя файла;
                у import.xml и offers.xml одного каталога 1С источник должен быть один
  --dry-run     прочитать и сравнить, но ничего не менять
  --allow-loss  снять с продажи всё, чего нет в файле, даже если это больше половины`;

const SHOWN = 20;

export interface RunImportOptions {
  db: Database;
  clock: () => Date;
  /** Prints one line. */
  print: (line: string) => void;
  author?: string;
  /** Roubles of currencies that feeds say nothing of, by code. */
  rates: ReadonlyMap<string, number>;
}

const argumentsOf = (argv: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        region: { type: 'string' },
        source: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'allow-loss': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    return file !== undefined && more.length === 0 ? { file, ...values } : null;
  } catch {
    return null;
  }
};

const counted = ({ read, created, updated, skipped, failed }: ImportCounts) =>
  `прочитано ${read}: новых ${created}, изменено ${updated}, без изменений ${skipped}, не взято ${failed}`;

const report = ({ status, dryRun, counts, problems, problemCount, ...summary }: ImportSummary): string[] => {
  const seconds = (summary.finishedAt.getTime() - summary.startedAt.getTime()) / 1000;
  const told = problems.filter(({ line }, at) => at < SHOWN || line === null);
  const listed = told.map(({ line, externalId, message, value }) => {
    const place = [
      line === null ? 'весь файл' : `строка ${line}`,
      externalId === null ? '' : `id ${externalId}`,
    ];
    return `  ${place.filter(Boolean).join(', ')}: ${message}${value ? ` [${value}]` : ''}`;
  });
  return [
    `${status === 'done' ? 'Готово' : 'Не удалось'}${dryRun ? ' (проба, ничего не изменено)' : ''}: ${counted(counts)}.`,
    `Снято с продажи ${counts.withdrawn}. Кодировка ${summary.encoding || '—'}, ${seconds.toFixed(1)} с, запуск ${summary.run}.`,
    ...(problemCount > 0
      ? [`Замечаний ${problemCount}${problemCount > told.length ? `, здесь ${told.length}` : ''}:`]
      : []),
    ...listed,
  ];
};

/**
 * The command `shop import`: reads `argv`, imports the file, prints progress, summary and the first problems.
 * Gives the exit code: 0 done, 1 where the feed broke off or nothing could be taken, 2 for a wrong command.
 */
export async function runImport(argv: readonly string[], options: RunImportOptions): Promise<number> {
  const { db, clock, print, rates, author = '' } = options;
  const asked = argumentsOf(argv);
  if (!asked) {
    print(USAGE);
    return 2;
  }
  const { file, region = null, 'dry-run': dryRun, 'allow-loss': allowLoss } = asked;
  const source = asked.source ?? (slugify(basename(file, extname(file))) || 'feed');
  if (!(await stat(file).catch(() => null))?.isFile()) {
    print(`Файла нет или он не читается: ${file}`);
    return 2;
  }
  const again = () => createReadStream(file, { highWaterMark: 65_536 });
  const stream = again();
  let told = 0;
  const onProgress = (counts: ImportCounts) => {
    if (counts.read < told + 5_000) return;
    told = counts.read;
    print(`… ${counted(counts)}`);
  };
  try {
    const asks = { source, region, clock, dryRun, allowLoss, author, rates, onProgress };
    const summary = await importFeed({ db, stream, again, file: basename(file), ...asks });
    for (const line of report(summary)) print(line);
    return summary.status === 'done' ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ImportBusyError || error instanceof UnknownRegionError)) throw error;
    print(error.message);
    return 2;
  } finally {
    stream.destroy();
  }
}
