import { useApolloClient } from '@apollo/client/react';
import { deskToasts } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { PersonDataDocument, useErasePersonMutation } from '../../generated/admin.ts';
import { downloadText } from '../download.ts';
import { useAction } from '../shell/show-failure.ts';

/** A file name that is valid on every file system. */
function fileNameOf(email: string): string {
  return `loon-data-${email.replace(/[^a-z0-9.@_-]/gi, '-')}.json`;
}

/**
 * Exports or erases one person's data and reports the result (product 8.7); each action resolves
 * with whether it was successful.
 */
export function usePersonData() {
  const client = useApolloClient();
  const { busy, carryOut } = useAction();
  const [erasePerson] = useErasePersonMutation({
    refetchQueries: [
      'RequestList',
      'InboxViewCounts',
      'NewRequestCount',
      'SuspectCount',
      'Erasures',
    ],
  });

  return {
    busy,
    /** Downloads all stored data of the person as JSON. */
    exportData: (email: string) =>
      carryOut(async () => {
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
    eraseData: (email: string) =>
      carryOut(async () => {
        const { data } = await erasePerson({ variables: { email } });
        if (data) {
          const { requests, otherRecords } = data.erasePerson;
          toast({ ...deskToasts.erased(requests, otherRecords), variant: 'success' });
        }
      }),
  };
}
