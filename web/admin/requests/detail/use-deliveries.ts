import { deskToasts } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useGiveUpNotificationMutation,
  useResendNotificationMutation,
} from '../../../generated/admin.ts';
import { useAction } from '../../shell/show-failure.ts';
import { isPending } from '../../deliveries/delivery-labels.ts';

/**
 * Resends notifications or stops their delivery, and reports the result; each action resolves with
 * whether it was successful.
 */
export function useDeliveries() {
  const options = {
    refetchQueries: ['RequestDetail', 'RequestList', 'InboxViewCounts', 'NewRequestCount'],
  };
  const { busy, carryOut } = useAction();
  const [resend] = useResendNotificationMutation(options);
  const [giveUp] = useGiveUpNotificationMutation(options);

  return {
    busy,
    sendAgain: (requestId: string) =>
      carryOut(async () => {
        const { data } = await resend({ variables: { requestId } });
        const waits = data?.resendNotification.some(isPending) === true;
        toast(
          waits ? deskToasts.notSentYet : { ...deskToasts.sentAgain, variant: 'success' as const },
        );
      }),
    /** Stops the delivery of a message; `whenStopped` shows the result. */
    stopTrying: (id: string, whenStopped?: () => Promise<void>) =>
      carryOut(async () => {
        await giveUp({ variables: { id } });
        // The delivery is stopped even if the result cannot be loaded.
        await whenStopped?.().catch(() => undefined);
        toast(deskToasts.stopped);
      }),
  };
}
