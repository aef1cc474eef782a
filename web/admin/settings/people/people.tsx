import { useRef, useState } from 'react';
import { Button, Input } from 'antd';
import { z } from 'zod';
import { useInvitePersonMutation, usePeopleQuery } from '../../../generated/admin.ts';
import { Card, Loaded } from '../../shell/card.tsx';
import { PersonEntry } from './person-entry.tsx';
import { peopleRules, peopleToasts } from '../../../../schema/people-rules.ts';
import type { Role } from '../../../../schema/roles.ts';
import { RuleField } from '../../shell/rule-field.tsx';
import { useRuleForm } from '../../shell/use-rule-form.ts';
import { RoleChoice } from './role-choice.tsx';

const empty = { email: '', roles: [] as Role[] };
const rules = z.object(peopleRules);

/** Invites a person by e-mail. */
function InvitePerson() {
  const [open, setOpen] = useState<boolean>();
  return open ? (
    <InvitationForm onClose={() => setOpen(false)} />
  ) : (
    <div className="set-actions">
      <Button autoFocus={open === false} onClick={() => setOpen(true)}>
        Invite
      </Button>
    </div>
  );
}

function InvitationForm({ onClose }: { onClose: () => void }) {
  const [invite] = useInvitePersonMutation({ refetchQueries: ['People'] });
  const { form, element, submit, sending } = useRuleForm({
    values: empty,
    rules,
    send: async (input) => {
      await invite({ variables: { input } });
      onClose();
      return undefined;
    },
    sent: peopleToasts.invited,
  });
  return (
    <form className="set-stack" ref={element} noValidate aria-label="Invitation" onSubmit={submit}>
      <RuleField
        control={form.control}
        name="email"
        label="E-mail address"
        hint="The address at the identity provider. The invitation ends after 14 days."
      >
        {(attributes) => (
          <Input {...attributes} autoFocus type="email" autoComplete="off" maxLength={254} />
        )}
      </RuleField>
      <RoleChoice control={form.control} name="roles" />
      <div className="set-actions">
        <Button type="primary" htmlType="submit" loading={sending}>
          Send invitation
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

/** The people who may log in, and invitations (product 21.6). */
export function People() {
  const body = useRef<HTMLDivElement>(null);
  const answer = usePeopleQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="People">
      <Loaded what="the people" answer={answer}>
        {({ people }) => (
          <>
            <ul className="adm-rows" aria-label="People">
              {people.map((person) => (
                <PersonEntry
                  key={person.id}
                  person={person}
                  focusWhenRemoved={() => body.current}
                />
              ))}
            </ul>
            <div className="adm-card-body set-stack" tabIndex={-1} ref={body}>
              <p>
                People log in with the identity provider of your organisation. Changes take effect
                immediately.
              </p>
              <InvitePerson />
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}
