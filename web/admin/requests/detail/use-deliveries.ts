import { deskToasts } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useGiveUpNotificationMutation,
  useResendNotificationMutation,
} from '../../../generated/admin.ts';
import { useAction } from '../../shell/tell-failure.ts';
import { isPending } from './delivery-labels.ts';

/**
 * What can be done about the notifications of a request; each resolves with whether it was done.
 */
export interface DeliveryActions {
  /** True while an action is under way. */
  busy: boolean;
  sendAgain: (requestId: string) => Promise<boolean>;
  giveUp: (messageId: string) => Promise<boolean>;
}

/** Sends notifications again or gives them up, and says what came of it. */
export function useDeliveries(): DeliveryActions {
  const options = { refetchQueries: ['RequestDetail'], awaitRefetchQueries: true };
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
    giveUp: (id) =>
      carryOut(async () => {
        await giveUp({ variables: { id } });
        toast({ ...deskToasts.givenUp, variant: 'success' });
      }),
  };
}
