import { Button, Input, Modal } from 'antd';
import { z } from 'zod';
import {
  capacityNames,
  requestReviewRules,
  reviewCapacities,
  reviewLimits,
  reviewToasts,
  type ReviewCapacity,
} from '../../../../schema/review-rules.ts';
import { useRequestReviewMutation } from '../../../generated/admin.ts';
import { RuleField } from '../../shell/rule-field.tsx';
import { useRuleForm } from '../../shell/use-rule-form.ts';
import { useFocusReturn } from '../../shell/use-focus-return.ts';
import { AdminSelect } from '../../shell/admin-select.tsx';

interface AskForReviewProps {
  postId: string;
  /** Whether the form has changes that the reviewer does not see. */
  unsaved: boolean;
  onClose: () => void;
}

const empty = {
  name: '',
  email: '',
  capacity: 'MEDICAL' as ReviewCapacity,
  dueOn: '',
  message: '',
};

const rules = z.object({
  ...requestReviewRules,
  dueOn: z
    .string()
    .transform((day): string | null | undefined => day || null)
    .pipe(requestReviewRules.dueOn),
  message: z
    .string()
    .transform((text): string | null | undefined => text)
    .pipe(requestReviewRules.message),
});

/** Asks a person without an account to review the saved text of a post. */
export function AskForReview({ postId, unsaved, onClose }: AskForReviewProps) {
  const [request] = useRequestReviewMutation({ refetchQueries: ['PostReviews'] });
  const {
    form,
    element,
    submit,
    sending,
    unsaved: typed,
  } = useRuleForm({
    values: empty,
    rules,
    send: async (input) => {
      await request({ variables: { postId, input } });
      onClose();
      return undefined;
    },
    sent: reviewToasts.asked,
  });
  const { control } = form;
  useFocusReturn(true);
  return (
    <Modal
      open
      title="Ask for review"
      onCancel={onClose}
      closable={false}
      keyboard={!typed}
      mask={{ closable: !typed }}
      focusable={{ focusTriggerAfterClose: false }}
      width={520}
      footer={null}
    >
      <form
        className="adm-review-form"
        ref={element}
        noValidate
        aria-label="Ask for review"
        onSubmit={(event) => {
          // The form of the post contains this one in React's tree.
          event.stopPropagation();
          submit(event);
        }}
      >
        <p className="adm-note">
          The reviewer needs no account: an e-mail leads to the text as it is saved
          {unsaved ? '. Your unsaved changes are not part of it; save them first' : ''}.
        </p>
        <RuleField control={control} name="name" label="Reviewer’s name">
          {(attributes) => (
            <Input {...attributes} autoFocus autoComplete="off" maxLength={reviewLimits.nameMax} />
          )}
        </RuleField>
        <RuleField control={control} name="email" label="Reviewer’s e-mail address">
          {(attributes) => (
            <Input {...attributes} type="email" autoComplete="off" maxLength={254} />
          )}
        </RuleField>
        <RuleField control={control} name="capacity" label="Capacity">
          {({ status: _, ...attributes }) => (
            <AdminSelect<ReviewCapacity>
              {...attributes}
              options={reviewCapacities.map((value) => ({ value, label: capacityNames[value] }))}
            />
          )}
        </RuleField>
        <RuleField control={control} name="dueOn" label="Due date (optional)">
          {(attributes) => <Input {...attributes} type="date" />}
        </RuleField>
        <RuleField control={control} name="message" label="Message (optional)">
          {(attributes) => (
            <Input.TextArea
              {...attributes}
              autoSize={{ minRows: 2, maxRows: 6 }}
              maxLength={reviewLimits.messageMax}
            />
          )}
        </RuleField>
        <div className="set-actions">
          <Button type="primary" htmlType="submit" loading={sending}>
            Send request
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Modal>
  );
}
