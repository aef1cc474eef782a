import { useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { hashTarget } from '../../components/frame/scroll-target.ts';

interface PreviewFrameProps {
  title: string;
  /** CSS pixels that the page in the frame believes to have. */
  width: number;
  height: number;
  /** Drawn at this share of its size. */
  scale: number;
  children: ReactNode;
  /** Told once the frame has its style sheets. */
  onReady: () => void;
  /** Takes the clicks within; links lead within the page where it is absent. */
  onPick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

const emptyPage =
  '<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>';

/** The site's own style sheets; those of the administration stay out. */
const siteStyles = 'link[rel="stylesheet"][data-page]';

/** Puts the site's style sheets into a document and resolves when they are in force. */
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

/** Scrolls within the frame alone; `scrollIntoView` would move the administration as well. */
export function scrollWithin(element: Element): void {
  const view = element.ownerDocument.defaultView;
  if (view === null) return;
  const { top, bottom } = element.getBoundingClientRect();
  const visible = top < view.innerHeight * 0.7 && bottom > view.innerHeight * 0.2;
  if (!visible) view.scrollBy({ top: top - 24 });
}

/** Links lead nowhere from a preview, save those to another place of the same page. */
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
 * A page of its own in the administration's page: what it holds is drawn by the same React tree, in
 * a document that has the site's style sheets and a width of its own, so that media queries answer
 * to that width.
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
