import type { PhotoNote, PhotoReport } from '@siren/domain/photo-reports';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { useRecord, useTell } from '../kit/index.ts';
import { planResource, reportResource } from './resources.ts';

/** What can be done to the report that somebody looks at. */
export interface OpenReport {
  report: PhotoReport;
  /** A step is on its way. */
  going: boolean;
  send(): Promise<void>;
  accept(): Promise<void>;
  /** Rejects with the refusal. */
  reject(said: { comment: string; notes: PhotoNote[]; deadline: string | null }): Promise<PhotoReport>;
  /** Reads it anew: a photo has come. */
  renew(): void;
}

/** A report that is looked at. @param onChange called once it stands otherwise @default nobody is told */
export function useReport(plan: number, store: number, onChange?: () => void) {
  const api = useApi();
  const tell = useTell();
  const { mutate } = useSWRConfig();
  const record = useRecord(reportResource(plan, store));
  const { data, error, retry } = record;
  const [going, setGoing] = useState(false);

  /** How it stands among others is read anew. */
  async function change(work: () => Promise<PhotoReport>): Promise<PhotoReport> {
    const changed = await record.change(work);
    void mutate(planResource(plan).key);
    onChange?.();
    return changed;
  }
  async function step(path: 'send' | 'accept', { version }: PhotoReport, done: string): Promise<void> {
    if (going) return;
    setGoing(true);
    try {
      await change(() => api.call(`/api/tools/photo-reports/${path}`, { plan, store, version }));
      tell.done(done);
    } catch (refused) {
      tell.failed(refused);
    } finally {
      setGoing(false);
    }
  }
  const open = (report: PhotoReport): OpenReport => ({
    ...{ report, going, renew: retry },
    send: () => step('send', report, 'Отчёт отправлен'),
    accept: () => step('accept', report, 'Отчёт принят'),
    reject: (said) =>
      change(() =>
        api.call('/api/tools/photo-reports/reject', { plan, store, version: report.version, ...said }),
      ),
  });
  return { data, error, retry, open };
}
