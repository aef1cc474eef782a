import { useState } from 'react';
import { adminFailed, deskToasts } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import {
  useMoveToInboxMutation,
  useMoveToSuspectsMutation,
  useSetRequestStatusMutation,
  type RequestStatus,
} from '../../generated/admin.ts';
import { adminFailureOf } from '../posts/admin-failure.ts';
import { statusLabels } from './request-labels.ts';

/** What can be done to requests; each resolves with whether it was done. */
export interface RequestActions {
  /** True while an action is under way. */
  busy: boolean;
  setStatus: (ids: readonly string[], status: RequestStatus) => Promise<boolean>;
  /** Between the inbox and the Suspects view. */
  move: (ids: readonly string[], suspect: boolean) => Promise<boolean>;
}

/** Carries out an action over one or several requests, says what came of it, and reloads lists. */
export function useRequestActions(): RequestActions {
  const [busy, setBusy] = useState(false);
  const options = { refetchQueries: ['RequestList', 'NewRequestCount', 'SuspectCount'] };
  const [setRequestStatus] = useSetRequestStatusMutation(options);
  const [moveToInbox] = useMoveToInboxMutation(options);
  const [moveToSuspects] = useMoveToSuspectsMutation(options);

  const carryOut = async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      toast({ title: done, variant: 'success' });
      return true;
    } catch (thrown) {
      toast({ ...adminFailed(adminFailureOf(thrown).message), variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    setStatus: (ids, status) =>
      carryOut(
        () => setRequestStatus({ variables: { ids: [...ids], status } }),
        deskToasts.statusSet(ids.length, statusLabels[status].text),
      ),
    move: (ids, suspect) =>
      carryOut(
        () => (suspect ? moveToSuspects : moveToInbox)({ variables: { ids: [...ids] } }),
        deskToasts.moved(ids.length, suspect),
      ),
  };
}
