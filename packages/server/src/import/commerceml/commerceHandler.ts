import type { SaxesParser, SaxesTagPlain } from 'saxes';
import type { XmlHandler } from '../feed/index.ts';
import { FeedError } from '../problems/index.ts';
import type { CommercePiece, WholeKinds } from './CommerceRecord.ts';
import { recordOf } from './recordOf.ts';
import { createRecordTree } from './recordTree.ts';
import type { ReadRecord } from './recordTree.ts';

export const ROOT = 'КоммерческаяИнформация';
const PACKAGE = /^(?:Каталог|ПакетПредложений|ИзмененияПакетаПредложений.*)$/;
const CHANGES = 'СодержитТолькоИзменения';
/** A package says so in as many words: without a word it may be one of changes. */
const saysWhole = (written: string | undefined) => /^(?:false|нет)$/i.test(written?.trim() ?? '');

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Listens to the parser and collects what 1C tells until that is taken; `whole` learns what is told whole. */
export function createCommerceHandler(parser: SaxesParser, whole: WholeKinds): XmlHandler<CommercePiece> {
  let piece: CommercePiece = { records: [] };
  let events = 0;
  let packageWhole = false;
  const tree = createRecordTree(parser);

  const tell = ({ node, line, parent }: ReadRecord) => {
    const record = recordOf(node, { line, parent, whole: packageWhole });
    if (!record) return;
    // Prices and rests that come by themselves name no goods: whatever they say, they are no whole list of them.
    const named = record.told.name !== undefined;
    if (record.kind === 'offer' && !named && !record.deleted) whole.offer = false;
    piece.records.push({ ...record, whole: packageWhole && named });
  };

  parser.on('opentag', ({ name: written, attributes }: SaxesTagPlain) => {
    events += 1;
    const name = localName(written);
    if (tree.depth() === 0 && name !== ROOT) throw new FeedError('not_yml', parser.line, name);
    if (PACKAGE.test(name)) {
      packageWhole = saysWhole(attributes[CHANGES]);
      whole[name === 'Каталог' ? 'good' : 'offer'] ||= packageWhole;
    }
    tree.open(name, attributes);
  });
  parser.on('text', tree.text);
  parser.on('cdata', tree.text);
  parser.on('closetag', () => {
    events += 1;
    const read = tree.close();
    if (read) tell(read);
  });

  return {
    events: () => events,
    unknown: () => [],
    take() {
      const taken = piece;
      piece = { records: [] };
      return taken;
    },
  };
}
