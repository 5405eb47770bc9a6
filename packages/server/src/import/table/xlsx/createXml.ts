import { SaxesParser } from 'saxes';
import { FeedError } from '../../problems/index.ts';

export interface XmlEvents {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part of a table piece by piece. @throws FeedError where it is no XML */
export function createXml({ open, text, close }: XmlEvents) {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  parser.on('error', () => {
    throw new FeedError('table_broken', null);
  });
  parser.on('doctype', () => {
    throw new FeedError('table_broken', null);
  });
  parser.on('opentag', ({ name, attributes }) => open(bare(name), attributes));
  parser.on('text', text);
  parser.on('closetag', ({ name }) => close(bare(name)));
  return (bytes: Uint8Array): void => void parser.write(decoder.decode(bytes, { stream: true }));
}
