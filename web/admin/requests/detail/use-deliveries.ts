import { deskToasts } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useGiveUpNotificationMutation,
  useResendNotificationMutation,
} from '../../../generated/admin.ts';
import { orTellWhy } from '../../shell/tell-failure.ts';
import { isPending } from './delivery-labels.ts';

/** What can be done about the notifications of a request; each resolves with whether it was done. */
export interface DeliveryActions {
  /** True while an action is under way. */
  busy: boolean;
  sendAgain: (requestId: string) => Promise<boolean>;
  giveUp: (messageId: string) => Promise<boolean>;
}

/** Sends notifications again or gives them up, and says what came of it. */
export function useDeliveries(): DeliveryActions {
  const options = { refetchQueries: ['RequestDetail'], awaitRefetchQueries: true };
  const [resend, { loading: sending }] = useResendNotificationMutation(options);
  const [giveUp, { loading: givingUp }] = useGiveUpNotificationMutation(options);

  return {
    busy: sending || givingUp,
    sendAgain: (requestId) =>
      orTellWhy(async () => {
        const { data } = await resend({ variables: { requestId } });
        const waits = data?.resendNotification.some(isPending) === true;
        toast(
          waits ? deskToasts.notSentYet : { ...deskToasts.sentAgain, variant: 'success' as const },
        );
      }),
    giveUp: (id) =>
      orTellWhy(async () => {
        await giveUp({ variables: { id } });
        toast({ ...deskToasts.givenUp, variant: 'success' });
      }),
  };
}
