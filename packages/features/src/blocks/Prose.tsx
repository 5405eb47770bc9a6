import type { BlockOf } from '@siren/domain/promo';
import { Stack } from '@siren/ui/layout';
import { Text, Words } from '@siren/ui/text';
import { Block } from './Block.tsx';

/** Words, in lines short enough to read. */
export function Prose({ title, paragraphs }: Pick<BlockOf<'text'>, 'title' | 'paragraphs'>) {
  return (
    <Block title={title} kind="words">
      <Stack gap={3}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} prose>
            <Words>{paragraph}</Words>
          </Text>
        ))}
      </Stack>
    </Block>
  );
}
