import { SaxesParser } from 'saxes';
import { FeedError } from '../problems/index.ts';
import { HTML_ENTITIES } from './entities.ts';

/** A parser that knows the names of HTML characters and refuses a feed with names of its own. */
export function createParser(): SaxesParser {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, HTML_ENTITIES);
  parser.on('doctype', (text) => {
    // Old feeds name shops.dtd, which is never loaded; a DTD of their own could hold entities that explode.
    if (text.includes('[')) throw new FeedError('entities_refused', parser.line, 'ENTITY');
  });
  return parser;
}
