import { Drawer } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

export interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** In pixels; less on a narrower screen. */
  width: number;
  className?: string;
  /** Shown next to the title. */
  extra?: ReactNode;
  footer?: ReactNode;
  /** The element to focus after closing; by default, the one that had the focus on opening. */
  returnFocusTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A panel over the right side of the screen; it returns the focus as soon as it closes. */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onClose, title, width, className, extra, footer, returnFocusTo, children } = props;
  useFocusReturn(open, returnFocusTo);
  return (
    <Drawer
      className={className ? `adm-drawer ${className}` : 'adm-drawer'}
      open={open}
      onClose={onClose}
      destroyOnHidden
      autoFocus={false}
      focusable={{ focusTriggerAfterClose: false }}
      size={`min(100vw, ${String(width)}px)`}
      title={<DrawerTitle open={open}>{title}</DrawerTitle>}
      closable={{ placement: 'end', 'aria-label': 'Close' }}
      extra={extra}
      footer={footer}
    >
      {children}
    </Drawer>
  );
}

/** The latest defined value, which a drawer continues to show while it closes. */
export function useLastShown<Value>(value: Value | undefined): Value | undefined {
  const [shown, setShown] = useState(value);
  if (value !== undefined && value !== shown) setShown(value);
  return shown;
}

/** Focuses its dialog on opening, so that screen readers announce the title. */
function DrawerTitle({ open, children }: { open: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = heading.current?.closest<HTMLElement>('[role="dialog"]');
    if (open && dialog) {
      dialog.tabIndex = -1;
      dialog.focus({ preventScroll: true });
    }
  }, [open]);
  return <h2 ref={heading}>{children}</h2>;
}
