import type { SaxesParser } from 'saxes';
import { FeedError, problem } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import { createCollector } from './createCollector.ts';
import type { Collector } from './createCollector.ts';
import { createUnknownNames } from './createUnknownNames.ts';
import { knownAttributes } from './feedFields.ts';
import type { BrokenMarks } from './followErrors.ts';
import type { FeedPiece, RawOffer } from './RawOffer.ts';
import type { XmlHandler } from './readXml.ts';

const DEPTH_MAX = 64;

export type FeedHandler = XmlHandler<FeedPiece> & BrokenMarks;

/** Charges what is broken to the offer that it stands in, or tells it with its line. */
function createBreakage(parser: SaxesParser, collector: Collector, report: (problem: Problem) => void) {
  /** What was closed last: its name, and the offer that it was. */
  let closed: { name: string; offer: RawOffer | null } = { name: '', offer: null };
  /** Line of what is broken since the last mark; null where nothing is. */
  let brokenAt: number | null = null;
  let told = 0;

  const tell = (line: number) => {
    if (told !== line) report(problem('broken_mark', { line }));
    told = line;
  };
  const breakOffer = (offer: RawOffer) => void (offer.broken ??= parser.line);

  const onBroken = () => {
    const offer = collector.offer();
    if (offer) breakOffer(offer);
    else brokenAt ??= parser.line;
  };

  return {
    onBroken,
    onUnclosed() {
      if (closed.offer) breakOffer(closed.offer);
      // Words in brackets, or markup of a text: what they stand in goes on.
      else if (collector.offer() && knownAttributes('offer', closed.name) === undefined) tell(parser.line);
      else onBroken();
    },
    /** A mark that was read tells what was broken before it: the offer that it begins, else nobody's mark. */
    settle() {
      if (brokenAt === null) return;
      const offer = collector.offer();
      if (offer) breakOffer(offer);
      else tell(brokenAt);
      brokenAt = null;
    },
    close: (name: string, offer: RawOffer | null) => void (closed = { name, offer }),
  };
}

/** Collects whole sections, offers and promos of what the parser reads until they are taken. */
export function createFeedHandler(parser: SaxesParser, report: (problem: Problem) => void): FeedHandler {
  const names = createUnknownNames();
  const collector = createCollector(parser);
  const { onBroken, onUnclosed, settle, close } = createBreakage(parser, collector, report);
  let events = 0;

  parser.on('opentag', (tag) => {
    events += 1;
    if (events === 1 && tag.name !== 'yml_catalog') throw new FeedError('not_yml', parser.line, tag.name);
    const taken = collector.open(tag);
    if (collector.depth() > DEPTH_MAX) throw new FeedError('element_too_large', parser.line);
    settle();
    names.open(tag, taken);
  });
  parser.on('text', collector.text);
  parser.on('cdata', collector.text);
  parser.on('closetag', ({ name }) => {
    events += 1;
    settle();
    names.close();
    close(name, collector.close(name));
  });

  return {
    onBroken,
    onUnclosed,
    events: () => events,
    hasRoot: () => events > 0,
    unknown: () => names.problems(),
    take: collector.take,
  };
}
