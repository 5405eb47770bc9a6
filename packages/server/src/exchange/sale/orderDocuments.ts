import type { SaxesParser } from 'saxes';
import { childOf, childrenOf, readXml, refuseErrors, textOf, FeedError } from '../../import/index.ts';
import type { XmlNode } from '../../import/index.ts';
import { ExchangeError } from '../ExchangeError.ts';

/** Bounds on one document, so that a hostile file cannot fill the memory. */
const DEPTH_MAX = 64;
const NODES_MAX = 20_000;
const TEXT_MAX = 10_000;

/** What 1C says of an order. */
export interface OrderDocument {
  /** The shop's number; null for an order that is none of the shop's. */
  order: number | null;
  /** Code of the status that it should have; '' where nothing is said. */
  status: string;
  cancelled: boolean;
}

const YES = /^(?:true|да|1)$/i;

function documentOf(node: XmlNode): OrderDocument {
  const requisites = childrenOf(childOf(node, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита');
  const said = (name: string) =>
    textOf(
      requisites.find((own) => textOf(own, 'Наименование') === name),
      'Значение',
    ) ?? '';
  // 1C keeps the number that it was given as the id.
  const id = [textOf(node, 'Ид'), textOf(node, 'Номер')].find((text) => /^\d{1,9}$/.test(text ?? ''));
  return {
    order: id === undefined ? null : Number(id),
    status: said('Статуса заказа ИД') || said('Статус заказа ИД'),
    cancelled: YES.test(said('Отменен')) || YES.test(said('ПометкаУдаления')),
  };
}

function createHandler(parser: SaxesParser) {
  let found: OrderDocument[] = [];
  let events = 0;
  let nodes = 0;
  let depth = 0;
  const path: XmlNode[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    events += 1;
    depth += 1;
    if (depth > DEPTH_MAX) throw new FeedError('element_too_large', parser.line, 'depth');
    if (path.length === 0 && name !== 'Документ') return;
    nodes = path.length === 0 ? 1 : nodes + 1;
    if (nodes > NODES_MAX) throw new FeedError('element_too_large', parser.line, name);
    const node: XmlNode = { name, attributes, text: '', children: [] };
    path.at(-1)?.children.push(node);
    path.push(node);
  });
  const text = (content: string) => {
    const node = path.at(-1);
    if (node && node.text.length < TEXT_MAX) node.text += content.slice(0, TEXT_MAX);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', () => {
    events += 1;
    depth -= 1;
    const node = path.pop();
    if (node && path.length === 0) found.push(documentOf(node));
  });
  return {
    events: () => events,
    unknown: () => [],
    take() {
      const taken = found;
      found = [];
      return taken;
    },
  };
}

/** Orders of a file of 1C. @throws ExchangeError where it cannot be read to its end */
export async function* orderDocuments(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<OrderDocument> {
  const report = () => {};
  const options = { onEncoding: () => {}, report };
  try {
    for await (const documents of readXml(bytes, options, (parser) => ({
      handler: createHandler(parser),
      sink: refuseErrors(parser, report),
    })))
      yield* documents;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    throw new ExchangeError(`Файл заказов не читается, строка ${error.line ?? 1}.`, { cause: error });
  }
}
