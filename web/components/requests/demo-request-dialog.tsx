import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { requestLimits } from '../../../schema/limits.ts';
import { emptyForm, requiredFieldsNote } from '../../../schema/request-fields.ts';
import {
  demoRequestFailed,
  demoRequestSubmitted,
  incompleteForm,
} from '../../../schema/request-messages.ts';
import {
  demoRequestSchema,
  type DemoRequest,
  type DemoRequestValues,
} from '../../../schema/request-rules.ts';
import { useSubmitDemoRequestMutation } from '../../generated/site.ts';
import { Icon } from '../icon.tsx';
import { DataConsents } from './consent-field.tsx';
import { LongTextField } from './long-text-field.tsx';
import { PlatformsField } from './platforms-field.tsx';
import type { RequestDialog } from './request-dialog.ts';
import { RequestDialogFrame } from './request-dialog-frame.tsx';
import { RequestFormFooter } from './request-form-footer.tsx';
import { sendingContext } from './sending-context.ts';
import { PersonFields, ProfileUrlField, ReferralSourceField } from './text-field.tsx';
import { useRequestForm, type RequestFormPlan } from './use-request-form.ts';
import { useRequestOrigin } from './use-request-origin.ts';

const plan: RequestFormPlan<DemoRequestValues, DemoRequest> = {
  kind: 'demo',
  empty: emptyForm('demo'),
  resolver: zodResolver(demoRequestSchema),
  incomplete: incompleteForm.demo,
  failed: ({ serverError, thrownMessage }) => demoRequestFailed(serverError, thrownMessage),
};

interface DemoRequestDialogProps {
  /** The dialog in the page; undefined on the server. */
  dialog: RequestDialog | undefined;
}

/** Request a Demo: the demo form (product 3.1, 3.3). */
export function DemoRequestDialog({ dialog }: DemoRequestDialogProps) {
  const [submitDemoRequest] = useSubmitDemoRequestMutation();
  const { trap, sendWith } = useRequestOrigin(dialog);
  const { form, submit, startOver } = useRequestForm(plan, dialog, {
    send: (input) =>
      sendWith((origin) =>
        submitDemoRequest({ variables: { input, origin }, context: sendingContext() }),
      ),
    submitted: demoRequestSubmitted,
  });

  return (
    <FormProvider {...form}>
      <RequestDialogFrame
        title="Request a Demo"
        description={`${requiredFieldsNote('demo')} To see Hatch or Echo, choose Lens and name it in your message.`}
        icon={<Icon name="product-waters" />}
        startOver={startOver}
        submit={submit}
        trap={trap}
        footer={<RequestFormFooter>For commercial enquiries, email</RequestFormFooter>}
      >
        <PersonFields />
        <PlatformsField />
        <ProfileUrlField placeholder="linkedin.com/in/yourname or scholar.google.com/citations?user=xyz" />
        <LongTextField
          name="message"
          min={requestLimits.messageMin}
          placeholder="Your HEOR or HTA needs: therapy, market, timeline"
        />
        <ReferralSourceField />
        <DataConsents />
      </RequestDialogFrame>
    </FormProvider>
  );
}
