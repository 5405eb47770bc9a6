import type { DraftBlock, PageBlockType, StaffPage } from '@siren/domain/pages';
import type { Choices } from './resources.ts';

/** A block of a draft of that type. */
export type Own<Type extends PageBlockType> = Extract<DraftBlock, { type: Type }>;

/** What was typed into fields of a block and cannot be read, by field: it stands there until it is mended. */
export type Unread = Readonly<Record<string, string>>;

/** What the form of a block is given. */
export interface BlockFormProps<Block extends DraftBlock = DraftBlock> {
  block: Block;
  page: StaffPage;
  choices: Choices | undefined;
  onChange(block: DraftBlock): void;
  unread: Unread;
  onUnread(unread: Unread): void;
}
