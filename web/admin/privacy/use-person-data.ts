import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { adminFailed, deskToasts } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { PersonDataDocument, useErasePersonMutation } from '../../generated/admin.ts';
import { downloadText } from '../download.ts';
import { adminFailureOf } from '../posts/admin-failure.ts';

/** A person's rights over their data; each action resolves with whether it was done. */
export interface PersonDataActions {
  /** True while an action is under way. */
  busy: boolean;
  /** Downloads everything that is kept about the person as JSON. */
  exportData: (email: string) => Promise<boolean>;
  eraseData: (email: string) => Promise<boolean>;
}

/** A name that every file system takes. */
function fileNameOf(email: string): string {
  return `loon-data-${email.replace(/[^a-z0-9.@_-]/gi, '-')}.json`;
}

/** Exports or erases one person's data, and says what came of it (contract §6 item 13). */
export function usePersonData(): PersonDataActions {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [erasePerson] = useErasePersonMutation({
    refetchQueries: ['RequestList', 'NewRequestCount', 'SuspectCount', 'Erasures'],
  });

  const orTellWhy = async (action: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
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
    exportData: (email) =>
      orTellWhy(async () => {
        const { data } = await client.query({
          query: PersonDataDocument,
          variables: { email },
          fetchPolicy: 'no-cache',
        });
        if (data) {
          const { document, email: found, requests } = data.personData;
          downloadText(document, fileNameOf(found), 'application/json');
          toast({ ...deskToasts.exported(requests), variant: 'success' });
        }
      }),
    eraseData: (email) =>
      orTellWhy(async () => {
        const { data } = await erasePerson({ variables: { email } });
        if (data) {
          const { requests, otherRecords } = data.erasePerson;
          toast({ ...deskToasts.erased(requests, otherRecords), variant: 'success' });
        }
      }),
  };
}
