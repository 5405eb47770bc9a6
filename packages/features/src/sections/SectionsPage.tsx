import { paths } from '@siren/contract/routes';
import { Container } from '@siren/ui/layout';
import { useKept } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { PageHead } from '../info/index.ts';
import { sectionsResource } from './resources.ts';
import { SectionsSkeleton } from './SectionsSkeleton.tsx';
import { SectionsView } from './SectionsView.tsx';

const seo = {
  title: 'Каталог мебели и товаров для дома | Сирень',
  description: 'Все разделы магазина «Сирень»: мебель, свет, текстиль и декор с доставкой к точной дате.',
  canonical: paths.sections(),
};

/** /section: the whole catalogue at a glance. */
export function SectionsPage() {
  return (
    <Container>
      <PageHead {...seo} />
      <SectionsPanel />
    </Container>
  );
}

export function SectionsPanel() {
  const { data, error, state, retry } = useKept(sectionsResource);
  if (error)
    return (
      <LoadFailed
        level={1}
        title="Каталог не загрузился"
        error={error}
        retrying={state === 'pending'}
        onRetry={retry}
      />
    );
  return data ? <SectionsView sections={data.sections} /> : <SectionsSkeleton />;
}
