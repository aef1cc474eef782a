import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useController } from 'react-hook-form';
import { useId } from 'react';
import { requestLimits } from '../../../schema/limits.ts';
import { emptyForm, requiredFieldsNote } from '../../../schema/request-fields.ts';
import {
  demoRequestFailed,
  demoRequestSubmitted,
  incompleteForm,
} from '../../../schema/request-messages.ts';
import {
  type DemoRequest,
  demoRequestSchema,
  type DemoRequestValues,
} from '../../../schema/request-rules.ts';
import { useSubmitDemoRequestMutation } from '../../generated/site.ts';
import { Icon } from '../icon.tsx';
import { DataConsents } from './consent-field.tsx';
import { LongTextField } from './long-text-field.tsx';
import type { RequestDialog } from './request-dialog.ts';
import { RequestDialogFrame } from './request-dialog-frame.tsx';
import { RequestFormFooter } from './request-form-footer.tsx';
import { sendingContext } from './sending-context.ts';
import { PersonFields, ProfileUrlField, ReferralSourceField } from './text-field.tsx';
import { type RequestFormPlan, useRequestForm } from './use-request-form.ts';
import { useRequestOrigin } from './use-request-origin.ts';
import { platforms, platformsLabel } from '../../../schema/request-choices.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { FieldFrame, labelIdOf, useFieldAttributes } from './field-frame.tsx';

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

/**
 * The platforms to demo: a button that opens a list of checkboxes (product 3.3). The list is a
 * popover, which the browser opens and closes; the inline script handles its position, focus and
 * keys (`web/page-script/platforms-list.ts`).
 */
function PlatformsField() {
  const { field, fieldState } = useController<DemoRequestValues, 'platformsToDemo'>({
    name: 'platformsToDemo',
  });
  const { ref, name, value: chosen, onChange, onBlur } = field;
  const error = fieldState.error?.message;
  const { 'aria-required': _, ...attributes } = useFieldAttributes(name, error);
  const choiceId = useId();
  const listId = useId();

  const toggle = (value: string, wanted: boolean): void => {
    const others = chosen.filter((other) => other !== value);
    onChange(wanted ? [...others, value] : others);
  };

  return (
    <FieldFrame id={attributes.id} name={name} error={error} wide>
      <button
        type="button"
        ref={ref}
        className="sel"
        {...attributes}
        aria-labelledby={`${labelIdOf(attributes.id)} ${choiceId}`}
        aria-expanded={false}
        popoverTarget={listId}
        onBlur={onBlur}
        suppressHydrationWarning
      >
        <span id={choiceId} data-choice-of={name} suppressHydrationWarning>
          {platformsLabel(chosen)}
        </span>
        <InterfaceIcon name="chevronDown" />
      </button>
      <div id={listId} className="drop" popover="auto" role="group" aria-label="Platforms">
        {platforms.map(({ value, label: wholeName, description }) => (
          <label key={value} className="opt">
            <input
              className="box"
              type="checkbox"
              name={name}
              value={value}
              aria-label={wholeName}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span>
              {description === null ? wholeName : value}
              {description === null ? null : <small>{description}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
