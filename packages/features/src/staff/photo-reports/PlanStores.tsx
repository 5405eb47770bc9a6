import { boardStateOf } from '@siren/domain/photo-reports';
import type { StaffPhotoPlan } from '@siren/domain/photo-reports';
import { Badge } from '@siren/ui/badge';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { Link } from 'react-router-dom';
import * as css from './Report.css.ts';
import { stateWords } from './reportWords.tsx';
import { reportPath } from './resources.ts';

export interface PlanStoresProps {
  plan: StaffPhotoPlan;
  /** The store whose report is open. @default none is */
  current?: number;
}

/** How each store of a plan stands, and the way to its report. */
export const PlanStores = ({ plan, current }: PlanStoresProps) => (
  <Card as="section" aria-label="Магазины плана" padding="m">
    <Heading level={2} size="panel">
      Магазины
    </Heading>
    <ul className={css.stores}>
      {plan.stores.map(({ id, name }) => {
        const cell = plan.cells.find(({ store }) => store === id);
        const state = stateWords[cell ? boardStateOf(cell) : 'draft'];
        return (
          <li key={id}>
            <Link
              className={css.store}
              to={reportPath({ plan: plan.id, store: id })}
              aria-current={id === current ? 'page' : undefined}
            >
              <span className={css.storeName}>{name}</span>
              <Badge shape="pill" tone={state.tone}>
                {state.one}
              </Badge>
            </Link>
          </li>
        );
      })}
    </ul>
  </Card>
);
