import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Link } from 'react-router-dom';

/** A list of records. */
export interface RecordList {
  label: string;
  path: string;
}

/** In place of a record that is not there, with the way back to its list. */
export const RecordMissing = ({ list }: { list: RecordList }) => (
  <EmptyState
    role="alert"
    title="Нет такой записи"
    text="Она удалена или адрес с&nbsp;ошибкой."
    action={
      <Button variant="line" render={<Link to={list.path} />}>
        К&nbsp;списку «{list.label}»
      </Button>
    }
  />
);
