import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { timings } from '../../../schema/limits.ts';
import { useIdleModule } from '../idle.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import {
  notificationsId,
  dismissToast,
  latestToast,
  subscribeToToasts,
  type ToastRecord,
} from './toast-store.ts';
import { toastProps, ToastText } from './toast-text.tsx';

const loadRegion = () => import('./toast-region.tsx');

/**
 * Where notifications appear (product 2.21). The complete behaviour is loaded later as a separate
 * chunk; if it cannot be loaded, for example offline, a plain notification is shown.
 * The element is a live region from the start: assistive technology ignores live regions that are
 * added together with their text, and dialogs hide all other content from it.
 */
export function Toaster() {
  const record = useSyncExternalStore(subscribeToToasts, latestToast, () => undefined);
  const region = useIdleModule(loadRegion, record?.id);
  const [ready, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const plain = !ready && record?.open === true ? record : undefined;
  return (
    <div id={notificationsId} aria-live="polite">
      {region && <region.ToastRegion record={record} onReady={onReady} />}
      {plain && <PlainToast key={plain.id} record={plain} />}
    </div>
  );
}

function PlainToast({ record }: { record: ToastRecord }) {
  const { id } = record;
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), timings.toastMs);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className="toasts">
      <div {...toastProps(record)}>
        <ToastText record={record} />
        <button type="button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
          <InterfaceIcon name="close" />
        </button>
      </div>
    </div>
  );
}
