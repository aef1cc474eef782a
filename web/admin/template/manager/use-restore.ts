import { useApolloClient } from '@apollo/client/react';
import { templateMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { useRestoreTemplateSaveMutation } from '../../../generated/admin.ts';
import { failureReason } from '../template-failure.ts';
import { refetchTemplate } from '../current-template.ts';

/** Restores an earlier save; resolves with whether it was successful. */
export function useRestore(): {
  restore: (number: number, name: string) => Promise<boolean>;
  restoring: boolean;
} {
  const client = useApolloClient();
  const [send, { loading }] = useRestoreTemplateSaveMutation();
  return {
    restoring: loading,
    restore: async (number, name) => {
      if (loading) return false;
      try {
        await send({ variables: { number } });
      } catch (error) {
        toast({
          title: templateMessages.saveFailed,
          description: failureReason(error),
          variant: 'destructive',
        });
        return false;
      }
      toast({
        title: templateMessages.saved,
        description: `${name} is published again.`,
        variant: 'success',
      });
      await refetchTemplate(client).catch(() => undefined);
      return true;
    },
  };
}
