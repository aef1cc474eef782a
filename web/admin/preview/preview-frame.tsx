import { useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { hashTarget } from '../../components/frame/scroll-target.ts';

interface PreviewFrameProps {
  title: string;
  /** Viewport width of the page in the frame, in CSS pixels. */
  width: number;
  height: number;
  /** The scale at which the page is displayed. */
  scale: number;
  children: ReactNode;
  /** Called after the frame has loaded its style sheets. */
  onReady: () => void;
  /** Handles clicks in the frame; if missing, links work only within the page. */
  onPick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

const emptyPage =
  '<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>';

/** The style sheets of the site, without those of the administration. */
const siteStyles = 'link[rel="stylesheet"][data-page]';

/** Adds the style sheets of the site to a document and resolves when they are loaded. */
async function addSiteStyles(page: Document): Promise<void> {
  const loading = [...document.querySelectorAll(siteStyles)].map((original) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = original.getAttribute('href') ?? '';
    return new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
      page.head.append(link);
    });
  });
  await Promise.all(loading);
}

/** Scrolls only within the frame; `scrollIntoView` would scroll the administration too. */
export function scrollWithin(element: Element): void {
  const view = element.ownerDocument.defaultView;
  if (view === null) return;
  const { top, bottom } = element.getBoundingClientRect();
  const visible = top < view.innerHeight * 0.7 && bottom > view.innerHeight * 0.2;
  if (!visible) view.scrollBy({ top: top - 24 });
}

/** Prevents navigation from a preview, except to anchors of the same page. */
function stayInside(event: MouseEvent<HTMLElement>): void {
  const target = event.target;
  const link = 'closest' in target ? (target as Element).closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  const place = hashTarget(link.hash, link.ownerDocument);
  if (place !== null)
    place.ownerDocument.defaultView?.scrollBy({ top: place.getBoundingClientRect().top });
}

/**
 * A separate document within the administration's page: its content is rendered by the same React
 * tree, but has the style sheets of the site and its own width, so that media queries use that
 * width.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, width, height, scale, children, onReady, onPick = stayInside } = props;
  const [body, setBody] = useState<HTMLElement | null>(null);

  const prepare = async ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument;
    if (page === null) return;
    await addSiteStyles(page);
    setBody(page.body);
    onReady();
  };

  return (
    <>
      <iframe
        className="tpl-frame"
        title={title}
        srcDoc={emptyPage}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
        onLoad={(event) => void prepare(event)}
      />
      {body === null ? null : createPortal(<div onClickCapture={onPick}>{children}</div>, body)}
    </>
  );
}
