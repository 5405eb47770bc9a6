import { EmptyState } from '@siren/ui/empty-state';

/** For whoever may enter the area and has no permission for any of its screens. */
export const NoScreens = () => (
  <EmptyState level={1} title="Разделов пока нет" text={'Попросите права у\u00a0администратора.'} />
);
