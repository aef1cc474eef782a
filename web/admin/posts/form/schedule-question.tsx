import { Button, Modal } from 'antd';
import { momentWithZone } from '../../shell/moment-text.ts';

interface ScheduleQuestionProps {
  publishedAt: string | null;
  onSchedule: () => void;
  onSaveDraft: () => void;
  onResume: () => void;
}

/**
 * Asks what to do with a draft that has a future publication date, because it would not be
 * published.
 */
export function ScheduleQuestion(props: ScheduleQuestionProps) {
  const { publishedAt, onSchedule, onSaveDraft, onResume } = props;
  return (
    <Modal
      open
      title="Publish it at that time?"
      onCancel={onResume}
      closable={false}
      width={480}
      footer={[
        <Button key="on" autoFocus onClick={onResume}>
          Continue editing
        </Button>,
        <Button key="draft" onClick={onSaveDraft}>
          Save as a draft
        </Button>,
        <Button key="schedule" type="primary" onClick={onSchedule}>
          Schedule it
        </Button>,
      ]}
    >
      <p>
        Its publication date is {publishedAt ? momentWithZone(new Date(publishedAt)) : 'to come'},
        but it is a draft. Drafts are not published automatically.
      </p>
    </Modal>
  );
}
