import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { requestLimits } from '../../../schema/limits.ts';
import { emptyForm, requestFields, requiredFieldsNote } from '../../../schema/request-fields.ts';
import {
  accessRequestFailed,
  accessRequestSubmitted,
  incompleteForm,
} from '../../../schema/request-messages.ts';
import {
  type AccessRequest,
  accessRequestSchema,
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
import { PersonFields, ProfileUrlField, ReferralSourceField } from './text-field.tsx';
import { type RequestFormPlan, useRequestForm } from './use-request-form.ts';
import { useRequestOrigin } from './use-request-origin.ts';
import { studyRanges } from '../../../schema/request-choices.ts';
import {
  FieldError,
  labelIdOf,
  RequiredMark,
  useFieldAttributes,
  useRequestField,
} from './field-frame.tsx';

const name = 'numberOfStudies';

/** The five ranges of product 3.2 as one segmented row of radio buttons. */
function StudyRangeField() {
  const { field, error } = useRequestField(name);
  const { id, ...attributes } = useFieldAttributes(name, error);
  return (
    <div className={error === undefined ? 'fld w2' : 'fld w2 bad'}>
      <div className="lbl">
        <span id={labelIdOf(id)}>{requestFields[name].label}</span> <RequiredMark name={name} />
      </div>
      <div
        id={id}
        className="rad"
        role="radiogroup"
        aria-labelledby={labelIdOf(id)}
        {...attributes}
      >
        {studyRanges.map((range) => (
          <label key={range}>
            <input type="radio" value={range} {...field} />
            {range}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

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
