import { useRef } from 'react';
import { useApiKeysQuery } from '../../../generated/admin.ts';
import { Loaded, SettingsCard } from '../../shell/settings-card.tsx';
import { KeyEntry } from './key-entry.tsx';
import { NewKey } from './new-key.tsx';

/** The API keys of programs (product 19.9). */
export function ApiKeys() {
  const body = useRef<HTMLDivElement>(null);
  const answer = useApiKeysQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsCard heading="API keys">
      <Loaded what="the API keys" answer={answer}>
        {({ apiKeys }) => (
          <>
            {apiKeys.length > 0 ? (
              <ul className="adm-rows" aria-label="API keys">
                {apiKeys.map((key) => (
                  <KeyEntry key={key.id} apiKey={key} focusWhenRevoked={() => body.current} />
                ))}
              </ul>
            ) : null}
            <div className="adm-card-body set-stack" tabIndex={-1} ref={body}>
              <p>
                {apiKeys.length > 0 ? '' : 'No API keys yet. '}
                With an API key, a program can do only what you allow. The activity log names the
                key, and what the program writes is labelled until a person publishes it.
              </p>
              <NewKey />
            </div>
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}
