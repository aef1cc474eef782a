import { deskToasts } from '../../../schema/messages.ts';
import type { RequestOutcome } from '../../../schema/request-outcomes.ts';
import {
  useAssignRequestsMutation,
  useMoveToInboxMutation,
  useMoveToSuspectsMutation,
  useSetRequestOutcomeMutation,
  useSetRequestStatusMutation,
  type RequestStatus,
} from '../../generated/admin.ts';
import { useAction } from '../shell/show-failure.ts';
import { statusLabels } from './request-labels.ts';

/**
 * Runs an action on one or several requests, reports the result, and reloads the lists; each action
 * resolves with whether it was successful.
 */
export function useRequestActions() {
  const { busy, carryOut } = useAction();
  const options = {
    refetchQueries: ['RequestList', 'InboxViewCounts', 'NewRequestCount', 'SuspectCount'],
  };
  const [setRequestStatus] = useSetRequestStatusMutation(options);
  const [setRequestOutcome] = useSetRequestOutcomeMutation();
  const [assignRequests] = useAssignRequestsMutation(options);
  const [moveToInbox] = useMoveToInboxMutation(options);
  const [moveToSuspects] = useMoveToSuspectsMutation(options);

  return {
    busy,
    setStatus: (ids: readonly string[], status: RequestStatus) =>
      carryOut(() => setRequestStatus({ variables: { ids: [...ids], status } }), {
        title: deskToasts.statusSet(ids.length, statusLabels[status].text),
      }),
    /** What became of a closed request. */
    setOutcome: (id: string, outcome: RequestOutcome | null) =>
      carryOut(() => setRequestOutcome({ variables: { id, outcome } }), deskToasts.outcomeSet),
    /** To an administrator, by e-mail address, or to no one. */
    assign: (ids: readonly string[], to: string | null) =>
      carryOut(() => assignRequests({ variables: { ids: [...ids], to } }), {
        title: deskToasts.assigned(ids.length, to),
      }),
    /** Between the inbox and the view of suspected spam. */
    move: (ids: readonly string[], isSpam: boolean) =>
      carryOut(() => (isSpam ? moveToSuspects : moveToInbox)({ variables: { ids: [...ids] } }), {
        title: deskToasts.moved(ids.length, isSpam),
      }),
  };
}
