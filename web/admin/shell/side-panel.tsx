import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import type { SideDrawerProps } from './side-drawer.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** The same as `SideDrawer`, beside the content instead of over it. */
export function SidePanel(props: Omit<SideDrawerProps, 'width'>) {
  const { open, onClose, title, className = '', extra, footer, returnFocusTo, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusReturn(open, returnFocusTo);
  useEffect(() => {
    if (open) panel.current?.focus({ preventScroll: true });
  }, [open]);
  if (!open) return null;
  return (
    <div
      className={`adm-card adm-side-panel adm-drawer ${className}`}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        {extra}
        <Button
          type="text"
          aria-label="Close"
          icon={<InterfaceIcon name="close" />}
          onClick={onClose}
        />
      </header>
      <div className="adm-side-panel-body">{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </div>
  );
}
