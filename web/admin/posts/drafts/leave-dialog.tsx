import { Button, Modal } from 'antd';
import { useBlocker, useLocation, type Location } from 'react-router';
import { editedParameter, writtenParameter } from '../post-address.ts';

/** Navigation state: the administrator has already decided about the draft. */
export const decided = { unsavedTextStaysBehind: true } as const;

function isDecided(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'unsavedTextStaysBehind' in state;
}

/** Whether a navigation unmounts the form. */
function leavesForm(from: Location, to: Location): boolean {
  const formOf = ({ search }: Location) => {
    const address = new URLSearchParams(search);
    return [address.get(writtenParameter), address.get(editedParameter)].join();
  };
  return from.pathname !== to.pathname || formOf(from) !== formOf(to);
}

/**
 * Asks for confirmation before a form with a draft is closed, for another post or to leave the
 * administration.
 */
export function LeaveDialog({ unsaved }: { unsaved: boolean }) {
  const shown = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      // While the next page is being rendered, this one is still mounted, and the decision has been
      // made.
      !leavesForm(shown, currentLocation) &&
      leavesForm(currentLocation, nextLocation) &&
      !isDecided(nextLocation.state),
  );
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      onCancel={() => blocker.reset?.()}
      closable={false}
      // The dialog takes the focus only when it is newly mounted.
      destroyOnHidden
      width={460}
      footer={[
        <Button key="leave" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>,
      ]}
    >
      <p>You have unsaved changes. They are stored as a draft and offered when you return.</p>
    </Modal>
  );
}
