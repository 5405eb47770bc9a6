import { boardStates, storesOf } from '@siren/domain/photo-reports';
import type { BoardReport, PhotoPlan } from '@siren/domain/photo-reports';
import { MinusIcon } from '@siren/ui/icons';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { Link } from 'react-router-dom';
import * as css from './Board.css.ts';
import { dueText, photosText, shortDay, stateWords } from './reportWords.tsx';
import { planPath } from './resources.ts';
import type { LinkOf } from './useBoard.ts';

export interface BoardGridProps {
  plans: readonly PhotoPlan[];
  reports: readonly BoardReport[];
  linkOf: LinkOf;
}

/** What a cell says beside its icon. */
function cellText({ state, cell, plan }: BoardReport): string {
  const { deadline } = cell;
  if (state === 'overdue') return `с\u00a0${shortDay(deadline)}`;
  if (state === 'sent') return 'ждёт';
  if (state === 'rejected' && deadline === plan.deadline) return 'снова';
  if (state === 'accepted') return 'принят';
  if (state === 'draft' && cell.photos > 0) return `${cell.photos}\u00a0из\u00a0${plan.shots.length}`;
  return `до\u00a0${shortDay(deadline)}`;
}

function Cell({ report, linkOf }: { report: BoardReport; linkOf: LinkOf }) {
  const { state, cell, plan, store } = report;
  return (
    <Link className={css.cell} data-state={state} {...linkOf(cell)}>
      {stateWords[state].icon}
      <span>{cellText(report)}</span>
      <VisuallyHidden>
        {`. ${stateWords[state].one}, ${photosText(cell.photos, plan)}. ${store.name}: ${plan.task}`}
      </VisuallyHidden>
    </Link>
  );
}

/** Stores down, plans along; what is overdue is seen from afar. */
export function BoardGrid({ plans, reports, linkOf }: BoardGridProps) {
  const known = new Map(reports.map((report) => [`${report.plan.id} ${report.store.id}`, report]));
  const shown = new Set(reports.map(({ store }) => store.id));
  return (
    <>
      <div className={css.scroll}>
        <table className={css.grid}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                Магазин
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className={css.planHead}>
                  <Link className={css.planLink} to={planPath(plan.id)}>
                    {plan.task}
                  </Link>
                  <Text as="span" size={12} tone="muted" numeric>
                    {dueText(plan)}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {storesOf(plans)
              .filter(({ id }) => shown.has(id))
              .map((store) => (
                <tr key={store.id}>
                  <th scope="row" className={css.storeHead}>
                    <span className={css.stacked}>
                      {store.name}
                      <Text as="span" size={12} tone="muted">
                        {store.address}
                      </Text>
                    </span>
                  </th>
                  {plans.map(({ id }) => {
                    const report = known.get(`${id} ${store.id}`);
                    return (
                      <td key={id} className={css.place}>
                        {report ? <Cell report={report} linkOf={linkOf} /> : <Apart />}
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </>
  );
}

const Apart = () => (
  <span className={css.apart}>
    <MinusIcon size="s" label="Не участвует" />
  </span>
);

const Legend = () => (
  <ul className={css.legend} aria-label="Что значат цвета">
    {boardStates.map((state) => (
      <li key={state} className={css.legendRow}>
        <span className={css.mark} data-state={state}>
          {stateWords[state].icon}
        </span>
        {stateWords[state].one.toLowerCase()}
      </li>
    ))}
    <li className={css.legendRow}>
      <MinusIcon size="s" /> не&nbsp;участвует
    </li>
  </ul>
);
