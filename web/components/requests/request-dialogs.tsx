import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { whenPresent } from '../idle.ts';
import { toast } from '../toast/toast-store.ts';
import { loadRequestDialogs, preloadRequestDialogs } from './load-request-dialogs.ts';
import type { RequestFormKind } from './request-form-kind.ts';
import { RequestsWithoutScript } from './requests-without-script.tsx';
import { SalesAddressContext } from './sales-address.ts';

type DialogPair = Awaited<ReturnType<typeof loadRequestDialogs>>;

interface RequestDialogsValue {
  /** Opens one of the two dialogs; focus returns to `opener` when it is closed. */
  open: (kind: RequestFormKind, opener: HTMLElement) => void;
  /** The dialog that is being loaded. */
  opening: RequestFormKind | undefined;
}

const RequestDialogsContext = createContext<RequestDialogsValue | undefined>(undefined);

/**
 * What opens the dialogs.
 * @throws Error outside of `RequestDialogs`.
 */
export function useRequestDialogs(): RequestDialogsValue {
  const value = useContext(RequestDialogsContext);
  if (value === undefined) {
    throw new Error('useRequestDialogs stands outside of RequestDialogs.');
  }
  return value;
}

const unavailable = {
  title: 'The form could not be loaded',
  description: 'Please check your connection and try again.',
  variant: 'destructive',
} as const;

interface RequestDialogsProps {
  salesAddress: string;
  children: ReactNode;
}

/**
 * Offers both request dialogs to the page within (specification §2). They are loaded when
 * a person is there and the browser idle, or when somebody is about to open one, and then stay, so
 * that a dialog that was closed by accident opens again as it was left.
 */
export function RequestDialogs({ salesAddress, children }: RequestDialogsProps) {
  const [pair, setPair] = useState<DialogPair>();
  const [shown, setShown] = useState<RequestFormKind>();
  const [opening, setOpening] = useState<RequestFormKind>();
  const opener = useRef<HTMLElement>(null);

  useEffect(() => whenPresent(preloadRequestDialogs), []);

  const open = useCallback((kind: RequestFormKind, from: HTMLElement) => {
    opener.current = from;
    setOpening(kind);
    loadRequestDialogs()
      .then(
        (loaded) => {
          setPair(loaded);
          setShown(kind);
        },
        () => toast(unavailable),
      )
      .finally(() => setOpening(undefined));
  }, []);
  // A request that is accepted late closes its own dialog only.
  const close = useCallback((kind: RequestFormKind) => {
    setShown((current) => (current === kind ? undefined : current));
  }, []);
  const value = useMemo(() => ({ open, opening }), [open, opening]);

  return (
    <SalesAddressContext value={salesAddress}>
      <RequestDialogsContext value={value}>
        {children}
        {pair && <pair.RequestDialogPair shown={shown} opener={opener} onClose={close} />}
        <RequestsWithoutScript />
      </RequestDialogsContext>
    </SalesAddressContext>
  );
}
