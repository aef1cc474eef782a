import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { requestLimits } from '../../../schema/limits.ts';
import { emptyForm, requiredFieldsNote } from '../../../schema/request-fields.ts';
import {
  accessRequestFailed,
  accessRequestSubmitted,
  incompleteForm,
} from '../../../schema/request-messages.ts';
import {
  accessRequestSchema,
  type AccessRequest,
  type AccessRequestValues,
} from '../../../schema/request-rules.ts';
import { useSubmitAccessRequestMutation } from '../../generated/site.ts';
import { Icon } from '../icon.tsx';
import { ConsentField, DataConsents } from './consent-field.tsx';
import { LongTextField } from './long-text-field.tsx';
import type { RequestDialog } from './request-dialog.ts';
import { RequestDialogFrame } from './request-dialog-frame.tsx';
import { RequestFormFooter } from './request-form-footer.tsx';
import { useSalesAddress } from './sales-address.tsx';
import { sendingContext } from './sending-context.ts';
import { StudyRangeField } from './study-range-field.tsx';
import { PersonFields, ProfileUrlField, ReferralSourceField } from './text-field.tsx';
import { useRequestForm, type RequestFormPlan } from './use-request-form.ts';
import { useRequestOrigin } from './use-request-origin.ts';

const plan: RequestFormPlan<AccessRequestValues, AccessRequest> = {
  kind: 'access',
  empty: emptyForm('access'),
  resolver: zodResolver(accessRequestSchema),
  incomplete: incompleteForm.access,
  failed: () => accessRequestFailed,
};

interface AccessRequestDialogProps {
  /** The dialog in the page; undefined on the server. */
  dialog: RequestDialog | undefined;
}

/** Request Access to Loon Lens: the trial form (product 3.1, 3.2). */
export function AccessRequestDialog({ dialog }: AccessRequestDialogProps) {
  const [submitAccessRequest] = useSubmitAccessRequestMutation();
  const { address, labelled: marked } = useSalesAddress();
  const { trap, sendWith } = useRequestOrigin(dialog);
  const { form, submit, startOver } = useRequestForm(plan, dialog, {
    send: (input) =>
      sendWith((origin) =>
        submitAccessRequest({ variables: { input, origin }, context: sendingContext() }),
      ),
    submitted: accessRequestSubmitted(marked ? `${address} (Sample)` : address),
  });

  return (
    <FormProvider {...form}>
      <RequestDialogFrame
        title="Request Access to Loon Lens"
        description={`A free trial for non-commercial research. ${requiredFieldsNote('access')}`}
        icon={<Icon name="product-lens" />}
        startOver={startOver}
        submit={submit}
        trap={trap}
        footer={<RequestFormFooter>For commercial use, email</RequestFormFooter>}
      >
        <PersonFields />
        <ProfileUrlField placeholder="linkedin.com/in/yourname" />
        <LongTextField
          name="projectDescription"
          min={requestLimits.projectDescriptionMin}
          placeholder="Question, population, and what you plan to screen"
        />
        <StudyRangeField />
        <ReferralSourceField />
        <ConsentField name="nonCommercialUse" />
        <DataConsents />
      </RequestDialogFrame>
    </FormProvider>
  );
}
