import type { PhotoReport } from '@siren/domain/photo-reports';
import { Callout } from '@siren/ui/callout';
import { Text } from '@siren/ui/text';
import { dueText } from './reportWords.tsx';

/** What a reviewer said of a report that came back, and until when it is taken anew. */
export const Said = ({ report }: { report: PhotoReport }) => {
  const { status, comment, reviewer } = report;
  if (status !== 'rejected') return null;
  return (
    <Callout tone="caution" title={`Переснимите и\u00a0отправьте снова ${dueText(report)}.`}>
      {comment}
      {reviewer && (
        <Text size={12} tone="muted">
          {reviewer.name}
        </Text>
      )}
    </Callout>
  );
};
