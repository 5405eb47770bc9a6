import { can } from '@siren/domain/account';
import { useResource } from '../../api/index.ts';
import { meResource } from '../kit/index.ts';

/** What whoever looks at reports may do with them. */
export function useMay() {
  const permissions = useResource(meResource).data?.permissions ?? [];
  return {
    permissions,
    plan: can(permissions, 'photo-reports.plan'),
    send: can(permissions, 'photo-reports.send'),
    review: can(permissions, 'photo-reports.review'),
  };
}
