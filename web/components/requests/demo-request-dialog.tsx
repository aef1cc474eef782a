import { zodResolver } from '@hookform/resolvers/zod';
import { requestLimits } from '../../../schema/limits.ts';
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
import {
  PersonFields,
  profileUrlInput,
  referralSourceInput,
  sharedLabels,
} from './person-fields.tsx';
import { PlatformsField } from './platforms-field.tsx';
import type { RequestDialog } from './request-dialog.ts';
import { RequestDialogFrame } from './request-dialog-frame.tsx';
import { RequestFormFooter } from './request-form-footer.tsx';
import { sendingContext } from './sending-context.ts';
import { TextField } from './text-field.tsx';
import { useRequestForm, type RequestFormPlan } from './use-request-form.ts';
import { useRequestOrigin } from './use-request-origin.ts';

const plan: RequestFormPlan<DemoRequestValues, DemoRequest> = {
  kind: 'demo',
  empty: {
    firstName: '',
    lastName: '',
    affiliation: '',
    email: '',
    platformsToDemo: [],
    profileUrl: '',
    message: '',
    referralSource: '',
    dataCommunicationsConsent: false,
    dataProcessingConsent: false,
  },
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
  const { register, control, formState } = form;
  const { errors } = formState;

  return (
    <RequestDialogFrame
      title="Request a Demo"
      description="Every field is required. To see Hatch or Echo, choose Lens and name it in your message."
      icon={<Icon name="product-waters" />}
      startOver={startOver}
      submit={submit}
      trap={trap}
      footer={
        <RequestFormFooter control={control}>For commercial enquiries, email</RequestFormFooter>
      }
    >
      <PersonFields register={register} errors={errors} />
      <PlatformsField label="Platforms to demo" control={control} />
      <TextField
        label={sharedLabels.profileUrl}
        field={register('profileUrl')}
        error={errors.profileUrl?.message}
        wide
        input={{
          ...profileUrlInput,
          placeholder: 'linkedin.com/in/yourname or scholar.google.com/citations?user=xyz',
        }}
      />
      <LongTextField
        label="Message"
        field={register('message')}
        control={control}
        error={errors.message?.message}
        min={requestLimits.messageMin}
        placeholder="Your HEOR or HTA needs: therapy, market, timeline"
      />
      <TextField
        label={sharedLabels.referralSource}
        field={register('referralSource')}
        error={errors.referralSource?.message}
        wide
        input={referralSourceInput}
      />
      <DataConsents register={register} errors={errors} />
    </RequestDialogFrame>
  );
}
