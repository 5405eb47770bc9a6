import { changedBy } from '@siren/domain/imports';
import type { ImportReport, ImportRun } from '@siren/domain/imports';
import { Callout } from '@siren/ui/callout';
import { formatNumber } from '@siren/ui/format';
import { Progress } from '@siren/ui/progress';
import { isOfLoss } from './importWords.ts';

/** What has to be known before any figure. */
export function Standing({ report }: { report: ImportReport }) {
  const { run } = report;
  if (run.status === 'waiting') return <Waiting />;
  if (run.status === 'running') return <Progress label={goesOn(run)} />;
  if (run.status === 'stopped') return <Stopped />;
  if (run.status === 'unchanged') return <Unchanged />;
  if (run.status === 'cancelled') return <Cancelled run={run} />;
  return run.dryRun ? <Trial report={report} /> : null;
}

const goesOn = ({ cancels, dryRun, counts, pictures }: ImportRun): string => {
  if (cancels) return 'Импорт останавливается';
  if (pictures > 0 && counts.read === 0) return `Картинки из\u00a0архива: ${formatNumber(pictures)}`;
  return dryRun ? 'Файл сравнивается с\u00a0магазином' : 'Импорт идёт';
};

const Waiting = () => (
  <Callout title="Импорт ждёт очереди.">
    У&nbsp;одного источника идёт один импорт за&nbsp;раз. Страницу можно закрыть: он&nbsp;начнётся сам.
  </Callout>
);

const Stopped = () => (
  <Callout tone="critical" title="Импорт прервался.">
    Процесс, который читал файл, остановлен. Записанное до&nbsp;этого осталось; тот&nbsp;же файл можно
    загрузить ещё раз, повторов не&nbsp;будет.
  </Callout>
);

const Unchanged = () => (
  <Callout title="Файл тот&nbsp;же, что в&nbsp;прошлый раз.">
    Магазин его не&nbsp;перечитывал: ничего не&nbsp;изменилось.
  </Callout>
);

const Cancelled = ({ run }: { run: ImportRun }) => (
  <Callout tone="caution" title="Импорт отменили.">
    {run.dryRun || changedBy(run) === 0
      ? 'В\u00a0магазине ничего не\u00a0изменилось.'
      : `Записанное до\u00a0отмены осталось: ${formatNumber(changedBy(run))}. Остальное как было, с\u00a0продажи ничего не\u00a0снято. Запустите снова, чтобы взять весь файл.`}
  </Callout>
);

function Trial({ report }: { report: ImportReport }) {
  const { run } = report;
  if (isOfLoss(report))
    return (
      <Callout tone="caution" title="В&nbsp;файле нет больше половины прежних товаров.">
        Ничего ещё не&nbsp;изменено. Проверьте, вся&nbsp;ли это выгрузка: «Применить» переспросит.
      </Callout>
    );
  return (
    <Callout title="Это проба.">
      {run.kept
        ? 'Ничего ещё не\u00a0изменено: ниже\u00a0— что изменит этот файл.'
        : 'В\u00a0магазине ничего не\u00a0изменилось: показано, что изменил\u00a0бы такой файл.'}
    </Callout>
  );
}
