import type { DraftBlock } from '@siren/domain/pages';
import { TextField } from '@siren/ui/field';

/** As the contract bounds it. */
const TITLE_MAX = 200;

type Titled = Extract<DraftBlock, { title: string }>;

export interface BlockTitleProps<Block extends Titled> {
  block: Block;
  onChange(block: Block): void;
}

/** The heading of a block. */
export const BlockTitle = <Block extends Titled>({ block, onChange }: BlockTitleProps<Block>) => (
  <TextField
    label="Заголовок блока"
    optional
    autoComplete="off"
    maxLength={TITLE_MAX}
    value={block.title}
    onValueChange={(title) => onChange({ ...block, title })}
  />
);
