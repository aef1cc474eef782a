import { Tag } from 'antd';
import { keyToasts } from '../../../../schema/key-rules.ts';
import { now } from '../../../calendar/now.ts';
import { useRevokeApiKeyMutation, type ApiKeyEntryFragment } from '../../../generated/admin.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { Moment } from '../../shell/moment.tsx';
import { useAction } from '../../shell/show-failure.ts';
import { keyState, scopeLabels } from './key-properties.ts';

interface KeyEntryProps {
  apiKey: ApiKeyEntryFragment;
  focusWhenRevoked: () => HTMLElement | null;
}

/** One API key: scopes, expiry, last use, and an action to revoke it. */
export function KeyEntry({ apiKey, focusWhenRevoked }: KeyEntryProps) {
  const { id, name, scopes, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt } = apiKey;
  const { busy, carryOut } = useAction();
  const [revoke] = useRevokeApiKeyMutation({ refetchQueries: ['ApiKeys'] });
  const state = keyState(apiKey, now());
  const ending = revokedAt ?? expiresAt;
  const revokeIt = () => carryOut(() => revoke({ variables: { id } }), keyToasts.revoked);
  return (
    <li className="set-entry">
      <div className="set-actions">
        <b>{name}</b>
        {state === 'active' ? null : (
          <Tag className="adm-tag adm-tag-warn">{state === 'revoked' ? 'Revoked' : 'Expired'}</Tag>
        )}
      </div>
      <ul className="adm-titles" aria-label={`Permissions of ${name}`}>
        {scopes.map((scope) => (
          <li key={scope}>{scopeLabels[scope]}</li>
        ))}
      </ul>
      <dl className="set-facts">
        <div>
          <dt>Created</dt>
          <dd>
            <Moment at={createdAt} />, by {createdBy}
          </dd>
        </div>
        <div>
          <dt>{revokedAt === null ? (state === 'expired' ? 'Expired' : 'Expires') : 'Revoked'}</dt>
          <dd>{ending === null ? 'Never' : <Moment at={ending} inFull />}</dd>
        </div>
        <div>
          <dt>Last used</dt>
          <dd>{lastUsedAt === null ? 'Never' : <Moment at={lastUsedAt} />}</dd>
        </div>
      </dl>
      <div className="set-actions">
        <ConfirmButton
          button={
            state === 'revoked'
              ? undefined
              : { type: 'text', danger: true, 'aria-label': `Revoke ${name}` }
          }
          title="Revoke this key?"
          action="Revoke"
          busy={busy}
          onConfirm={revokeIt}
          focusWhenDone={focusWhenRevoked}
        >
          <p>Requests with “{name}” will be rejected immediately. This cannot be undone.</p>
        </ConfirmButton>
      </div>
    </li>
  );
}
