import { InterfaceIcon } from '../interface-icon.tsx';
import type { ToastRecord } from './toast-store.ts';

const icons = { default: 'saved', success: 'check', destructive: 'warning' } as const;

const classNames = { default: 'toast', success: 'toast ok', destructive: 'toast bad' } as const;

/** Properties that both renderings of a notification share (design 4, Toasts). */
export function toastProps({ variant }: ToastRecord) {
  return {
    className: classNames[variant],
    role: variant === 'destructive' ? 'alert' : 'status',
    'aria-atomic': true,
  } as const;
}

export function ToastText({ record }: { record: ToastRecord }) {
  return (
    <>
      <InterfaceIcon name={icons[record.variant]} />
      <div className="toast-title">{record.title}</div>
      {record.description === undefined ? null : (
        <div className="toast-text">{record.description}</div>
      )}
    </>
  );
}
