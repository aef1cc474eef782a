import { useRef } from 'react';
import { usePeopleQuery } from '../../../generated/admin.ts';
import { Loaded, SettingsCard } from '../../shell/settings-card.tsx';
import { InvitePerson } from './invite-person.tsx';
import { PersonEntry } from './person-entry.tsx';

/** The people who may log in, and invitations (product 21.6). */
export function People() {
  const body = useRef<HTMLDivElement>(null);
  const answer = usePeopleQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsCard heading="People">
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
    </SettingsCard>
  );
}
