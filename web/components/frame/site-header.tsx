import { type RefObject, useEffect, useRef } from 'react';
import type { SiteHeader_HeaderFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { OpenRequestButton } from '../requests/open-request-button.tsx';
import { LogoMark } from './logo-mark.tsx';
import { SiteLink } from './site-link.tsx';

interface SiteHeaderProps {
  brand: string;
  header: SiteHeader_HeaderFragment;
}

/**
 * Brand, eight links, one red button (design 3, Header). The same list of links is the row on a
 * wide screen and a popover elsewhere: the browser opens and closes it, announces its state, and
 * restores focus, all without a script; the inline script closes it after a click on one of its
 * links (`web/page-script`).
 */
export function SiteHeader({ brand, header }: SiteHeaderProps) {
  const menu = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  useMenuOnlyWhileNarrow(menu, menuButton);
  return (
    <header className="hdr">
      <div className="container">
        <SiteLink className="brand" href="/">
          <LogoMark />
          {brand}
        </SiteLink>
        <nav id="site-menu" className="nav" aria-label="Main" popover="auto" ref={menu}>
          <ul className="nav-links">
            {header.links.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href}>
                  <span>{label}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <OpenRequestButton form={header.demo.opens} className="btn btn-p nav-demo">
            {header.demo.label}
          </OpenRequestButton>
        </nav>
        <OpenRequestButton form={header.demo.opens} className="btn btn-p btn-sm hdr-demo">
          {header.demo.label}
        </OpenRequestButton>
        <button
          data-tip="Menu"
          type="button"
          className="btn btn-q btn-sm menu-btn"
          popoverTarget="site-menu"
          ref={menuButton}
        >
          <span className="menu-open">
            <InterfaceIcon name="menu" />
          </span>
          <span className="menu-close">
            <InterfaceIcon name="close" />
          </span>
          <span className="sr">Menu</span>
        </button>
      </div>
    </header>
  );
}

/** Closes the header's menu, if the browser supports popovers. */
function closeMenu(menu: HTMLElement | null): void {
  if (menu !== null && 'hidePopover' in menu) menu.hidePopover();
}

/**
 * Closes the menu when the header becomes wide enough for the row of links and hides the menu's
 * button, as when a tablet is turned or its text made smaller.
 */
function useMenuOnlyWhileNarrow(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (button.current?.offsetWidth === 0) closeMenu(menu.current);
    });
    if (button.current !== null) observer.observe(button.current);
    return () => observer.disconnect();
  }, [menu, button]);
}
