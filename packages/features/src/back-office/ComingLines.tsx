import { Skeleton } from '@siren/ui/skeleton';

const LINES = 6;

/** Stands in the place of rows until they come. */
export const ComingLines = ({ className }: { className: string }) => (
  <div className={className} aria-busy="true">
    {Array.from({ length: LINES }, (_, index) => (
      <Skeleton key={index} shape="control" />
    ))}
  </div>
);
