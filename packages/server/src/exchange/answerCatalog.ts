import { ExchangeError } from './ExchangeError.ts';
import { emptyInbox, END, PART_BYTES, takePart } from './inbox.ts';
import { incomingName } from './incomingName.ts';
import { importStep } from './importStep.ts';
import { linesOf } from './exchangeAnswer.ts';
import type { ExchangeAnswer, ExchangeAsked } from './exchangeAnswer.ts';

/** @throws ExchangeError for a name that leads elsewhere or is no file of an exchange */
export function nameOf({ query }: ExchangeAsked): string {
  const name = incomingName(query.filename ?? '');
  if (name === null) throw new ExchangeError('Такое имя файла не принимается.');
  return name;
}

/** What every kind of exchange begins with: what it may send. */
export async function init({ inbox }: ExchangeAsked): Promise<string[]> {
  await emptyInbox(inbox);
  return ['zip=yes', `file_limit=${PART_BYTES}`];
}

/** Takes a part of a file. */
export async function takeFile(asked: ExchangeAsked): Promise<string[]> {
  const name = nameOf(asked);
  if (!asked.body || asked.body.length === 0) throw new ExchangeError('Часть файла пуста.');
  await takePart(asked.inbox, name, asked.body);
  return ['success'];
}

const modes: Readonly<Record<string, (asked: ExchangeAsked) => Promise<ExchangeAnswer>>> = {
  init,
  file: takeFile,
  import: async (asked) => linesOf(await importStep(asked, nameOf(asked))),
  deactivate: async (asked) => linesOf(await importStep(asked, END)),
  complete: async (asked) => linesOf(await importStep(asked, END)),
};

/** Goods that come from 1C. */
export async function answerCatalog(asked: ExchangeAsked): Promise<ExchangeAnswer> {
  const { mode = '' } = asked.query;
  const act = Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  if (!act) throw new ExchangeError('Такого шага у обмена каталогом нет.');
  return act(asked);
}
