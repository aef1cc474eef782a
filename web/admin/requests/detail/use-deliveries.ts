import { deskToasts } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useGiveUpNotificationMutation,
  useResendNotificationMutation,
} from '../../../generated/admin.ts';
import { useAction } from '../../shell/show-failure.ts';
import { isPending } from '../../deliveries/delivery-labels.ts';

/** Actions for the notifications of a request; each resolves with whether it was successful. */
export interface DeliveryActions {
  /** True while an action is running. */
  busy: boolean;
  sendAgain: (requestId: string) => Promise<boolean>;
  /** Stops the delivery of a message; `whenStopped` shows the result. */
  stopTrying: (messageId: string, whenStopped?: () => Promise<void>) => Promise<boolean>;
}

/** Resends notifications or stops their delivery, and reports the result. */
export function useDeliveries(): DeliveryActions {
  const options = {
    refetchQueries: ['RequestDetail', 'RequestList', 'InboxViewCounts', 'NewRequestCount'],
  };
  const { busy, carryOut } = useAction();
  const [resend] = useResendNotificationMutation(options);
  const [giveUp] = useGiveUpNotificationMutation(options);

  return {
    busy,
    sendAgain: (requestId) =>
      carryOut(async () => {
        const { data } = await resend({ variables: { requestId } });
        const waits = data?.resendNotification.some(isPending) === true;
        toast(
          waits ? deskToasts.notSentYet : { ...deskToasts.sentAgain, variant: 'success' as const },
        );
      }),
    stopTrying: (id, whenStopped) =>
      carryOut(async () => {
        await giveUp({ variables: { id } });
        // The delivery is stopped even if the result cannot be loaded.
        await whenStopped?.().catch(() => undefined);
        toast(deskToasts.stopped);
      }),
  };
}
