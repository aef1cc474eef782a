import { Button, Tag } from 'antd';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { peopleRules, peopleToasts } from '../../../../schema/people-rules.ts';
import { roleNames } from '../../../../schema/roles.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  type PersonEntryFragment,
  useEndSessionsMutation,
  useRemovePersonMutation,
  useSavePersonRolesMutation,
} from '../../../generated/admin.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { Moment } from '../../shell/moment.tsx';
import { useAction } from '../../shell/show-failure.ts';
import { useRuleForm } from '../../shell/use-rule-form.ts';
import { RoleChoice } from './role-choice.tsx';

interface PersonRolesProps {
  person: PersonEntryFragment;
  onClose: () => void;
}

const rules = z.object({ roles: peopleRules.roles });

/** Changes what a person may do. */
function PersonRoles({ person: { id, email, roles }, onClose }: PersonRolesProps) {
  const [save] = useSavePersonRolesMutation();
  const { form, element, submit, sending } = useRuleForm({
    values: { roles },
    rules,
    send: async (input) => {
      await save({ variables: { id, ...input } });
      onClose();
      return undefined;
    },
    sent: peopleToasts.rolesSaved,
  });
  return (
    <form
      className="set-stack"
      ref={element}
      noValidate
      aria-label={`Roles of ${email}`}
      onSubmit={submit}
    >
      <RoleChoice control={form.control} name="roles" />
      <div className="set-actions">
        <Button type="primary" htmlType="submit" loading={sending}>
          Save roles
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

interface PersonEntryProps {
  person: PersonEntryFragment;
  focusWhenRemoved: () => HTMLElement | null;
}

/** One person: roles, state, last use and sessions, with the actions on them. */
export function PersonEntry({ person, focusWhenRemoved }: PersonEntryProps) {
  const { id, email, name, roles, sessions, setByEnvironment } = person;
  const isInvited = person.state === 'INVITED';
  const [changing, setChanging] = useState<boolean>();
  const { busy, carryOut } = useAction();
  const entry = useRef<HTMLLIElement>(null);
  const refetched = { refetchQueries: ['People'] };
  const [removePerson] = useRemovePersonMutation(refetched);
  const [endSessions] = useEndSessionsMutation(refetched);
  const remove = () => carryOut(() => removePerson({ variables: { id } }), peopleToasts.removed);
  const end = () =>
    carryOut(async () => {
      await endSessions({ variables: { id } });
      toast({ ...peopleToasts.sessionsEnded, variant: 'success' });
      // The button disappears with the sessions.
      entry.current?.focus();
    });
  return (
    <li className="set-entry" ref={entry} tabIndex={-1}>
      <div className="set-actions">
        <b>{name ?? email}</b>
        {isInvited ? <Tag className="adm-tag">Invited</Tag> : null}
        {setByEnvironment ? <Tag className="adm-tag">Set by the environment</Tag> : null}
      </div>
      {name === null ? null : <p>{email}</p>}
      <dl className="set-facts">
        <div>
          <dt>Roles</dt>
          <dd>{roles.map((role) => roleNames[role]).join(', ')}</dd>
        </div>
        {person.invitedAt === null ? null : (
          <div>
            <dt>Invited</dt>
            <dd>
              <Moment at={person.invitedAt} />
              {person.invitedBy === null ? '' : `, by ${person.invitedBy}`}
            </dd>
          </div>
        )}
        {isInvited ? null : (
          <>
            <div>
              <dt>Last used</dt>
              <dd>{person.lastSeenAt === null ? 'Never' : <Moment at={person.lastSeenAt} />}</dd>
            </div>
            <div>
              <dt>Sessions</dt>
              <dd>{sessions}</dd>
            </div>
          </>
        )}
      </dl>
      {changing ? (
        <PersonRoles person={person} onClose={() => setChanging(false)} />
      ) : (
        <div className="set-actions">
          {setByEnvironment ? null : (
            <Button
              autoFocus={changing === false}
              aria-label={`Change roles of ${email}`}
              onClick={() => setChanging(true)}
            >
              Change roles
            </Button>
          )}
          {sessions > 0 ? (
            <Button
              aria-disabled={busy}
              aria-label={`End sessions of ${email}`}
              onClick={() => void end()}
            >
              End sessions
            </Button>
          ) : null}
          {setByEnvironment ? null : (
            <ConfirmButton
              button={{
                type: 'text',
                danger: true,
                'aria-label': `Remove ${email}`,
                children: 'Remove',
              }}
              title={isInvited ? 'Withdraw this invitation?' : 'Remove this person?'}
              action={isInvited ? 'Withdraw' : 'Remove'}
              busy={busy}
              onConfirm={remove}
              focusWhenDone={focusWhenRemoved}
            >
              <p>
                {isInvited
                  ? `${email} can no longer use the invitation.`
                  : `${email} is logged out everywhere and can no longer log in. Posts, replies and activity keep the name.`}
              </p>
            </ConfirmButton>
          )}
        </div>
      )}
    </li>
  );
}
