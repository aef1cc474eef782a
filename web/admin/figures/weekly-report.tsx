import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { toast } from '../../components/toast/toast-store.ts';
import { useWeeklyReportQuery } from '../../generated/admin.ts';
import { isUnauthenticated } from '../admin-client.ts';
import { copyText } from '../shell/copy-text.ts';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { Loading } from '../shell/loading.tsx';
import { useFocusReturn } from '../shell/use-focus-return.ts';
import './weekly-report.css';

/** A button that opens the report of the last seven days (contract 20.6). */
export function WeeklyReportButton({ label }: { label: string }) {
  const [open, setOpen] = useState(false);
  useFocusReturn(open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Modal
        className="adm-weekly-report"
        open={open}
        title="Weekly report"
        footer={null}
        width={640}
        closable={{ 'aria-label': 'Close' }}
        destroyOnHidden
        focusable={{ focusTriggerAfterClose: false }}
        onCancel={() => setOpen(false)}
      >
        <WeeklyReport />
      </Modal>
    </>
  );
}

function mailAddress({ subject, text }: { subject: string; text: string }): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

async function copy(text: string): Promise<void> {
  toast(
    (await copyText(text))
      ? { title: 'Report copied', variant: 'success' }
      : {
          title: 'The report could not be copied',
          description: 'Your browser does not permit it. Select the text and copy it.',
          variant: 'destructive',
        },
  );
}

function WeeklyReport() {
  const { data, error, refetch } = useWeeklyReportQuery({ fetchPolicy: 'network-only' });
  if (data === undefined) {
    return error && !isUnauthenticated(error) ? (
      <FailureNotice title="The report could not be loaded." error={error} onRetry={refetch} />
    ) : (
      <Loading what="the report" rows={8} />
    );
  }
  const { weeklyReport: report } = data;
  return (
    <>
      <p>{report.week}, compared with the seven days before</p>
      {report.sections.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <Flex wrap gap={8} style={{ marginTop: 24 }}>
        <Button type="primary" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={() => void copy(report.text)}>Copy</Button>
        <Button href={mailAddress(report)}>Mail</Button>
      </Flex>
    </>
  );
}
