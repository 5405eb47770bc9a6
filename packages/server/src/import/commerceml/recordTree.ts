import type { SaxesParser } from 'saxes';
import { FeedError } from '../problems/index.ts';
import { recordKinds } from './recordOf.ts';
import { textOf } from './XmlNode.ts';
import type { XmlNode } from './XmlNode.ts';

const DEPTH_MAX = 64;
/** Bounds on one record, so that a hostile file cannot fill the memory: a dictionary may be long, a text may not. */
const NODES_MAX = 100_000;
const TEXT_MAX = 60_000;

/** What neither the database's texts nor its JSON hold. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

const storableOf = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, storable(value)]));

/** An element that is a record, whole. */
export interface ReadRecord {
  node: XmlNode;
  line: number;
  /** Id of the group around a group; '' elsewhere. */
  parent: string;
}

interface Open extends ReadRecord {
  /** Whether the record begins with it. */
  isRecord: boolean;
}

/** Whether an element outside of records begins one; goods of an order are none of the catalogue. */
const beginsRecord = (name: string, around: readonly string[]) =>
  Object.hasOwn(recordKinds, name) && !around.includes('Документ');

/** Puts records together from the events of their elements. */
export interface RecordTree {
  /** How many elements are open. */
  depth(): number;
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(content: string): void;
  /** The record that ends with the element; null where none does. */
  close(): ReadRecord | null;
}

export function createRecordTree(parser: SaxesParser): RecordTree {
  const names: string[] = [];
  /** Elements of the record that is read, and of the groups around it; null for those of no record. */
  const path: (Open | null)[] = [];
  let nodes = 0;

  const begin = (name: string, attributes: Readonly<Record<string, string>>): Open | null => {
    const outer = path.at(-1) ?? null;
    const node = { name, attributes: storableOf(attributes), text: '', children: [] };
    // A group lies in another one and is a record of its own.
    if (outer !== null && (outer.node.name !== 'Группы' || name !== 'Группа')) {
      nodes += 1;
      if (nodes > NODES_MAX) throw new FeedError('element_too_large', parser.line, name);
      outer.node.children.push(node);
      return { ...outer, node, isRecord: false };
    }
    if (!beginsRecord(name, names)) return null;
    nodes = 0;
    const around = path.findLast((open) => open?.node.name === 'Группа')?.node;
    return { node, isRecord: true, line: parser.line, parent: textOf(around, 'Ид') ?? '' };
  };

  return {
    depth: () => names.length,
    open(name, attributes) {
      if (names.length >= DEPTH_MAX) throw new FeedError('element_too_large', parser.line, 'depth');
      path.push(begin(name, attributes));
      names.push(name);
    },
    text(content) {
      const node = path.at(-1)?.node;
      if (!node || node.text.length >= TEXT_MAX) return;
      node.text += storable(content.slice(0, TEXT_MAX - node.text.length));
    },
    close() {
      names.pop();
      const open = path.pop();
      return open?.isRecord ? open : null;
    },
  };
}
