import type { AnswerOf } from '@siren/contract/calls';
import { paths } from '@siren/contract/routes';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import * as css from './NothingFound.css.ts';

export type GoneNoteProps = Pick<AnswerOf<'/api/catalog/search'>, 'gone'>;

/** Says of each good that the query is the code of that it is no longer sold, and where there are others like it. */
export function GoneNote({ gone }: GoneNoteProps) {
  return gone.map(({ article, name, section }) => (
    <div key={`${name} ${article}`} className={css.gone}>
      <Text>
        {name} (артикул {article}) больше не&nbsp;продаётся. Посмотрите похожее{' '}
        {section ? (
          <>
            в&nbsp;разделе{' '}
            <Link render={<RouterLink to={paths.section(section.path)} />}>{section.name}</Link>
          </>
        ) : (
          <>
            в&nbsp;<Link render={<RouterLink to={paths.sections()} />}>каталоге</Link>
          </>
        )}
        .
      </Text>
    </div>
  ));
}
