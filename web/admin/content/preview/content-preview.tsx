import { Segmented } from 'antd';
import {
  memo,
  type MouseEvent,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ContentPartName } from '../../../../schema/content/content-parts.ts';
import { isTrustPart } from '../../../../schema/content/trust-pages.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { LoadBoundary } from '../../shell/load-boundary.tsx';
import { DeviceStage } from '../../preview/device-stage.tsx';
import type { Messages } from '../form/form-state.ts';
import { fieldOfPart } from '../form/part-rules.ts';
import { FieldMarkers } from './field-markers.ts';
import { fieldAt, followMarkers, highlightField } from './page-with-markers.ts';
import { pageAnswer, type PageContent, partAnswer, usePageContent } from './page-content.ts';
import { imagesOf } from './preview-images.ts';
import { type PageName, SitePage } from './site-page.tsx';
import { shownValue } from './shown-value.ts';
import type { LegalHtml } from '../../../../schema/content/legal-html.ts';
import { recordOf } from '../fields/form-values.ts';

const pauseMs = 150;
const nothing: LegalHtml = { html: '', sections: [] };

/**
 * Renders the text of a legal page with a short delay after input; until then, the previous one is
 * shown.
 */
function useLegalText(part: ContentPartName, value: unknown): LegalHtml {
  const { body } = recordOf(value);
  const markdown = (part === 'privacy' || part === 'terms') && typeof body === 'string' ? body : '';
  const [rendered, setRendered] = useState(nothing);
  useEffect(() => {
    if (markdown === '') return undefined;
    const timer = setTimeout(() => {
      void import('../../../../schema/content/legal-html.ts').then(({ legalHtml }) =>
        setRendered(legalHtml(markdown)),
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [markdown]);
  return rendered;
}

interface ContentPreviewProps {
  part: ContentPartName;
  /** The value of the form and its messages. */
  value: unknown;
  messages: Messages;
  /** The published value, shown where there is no valid input yet. */
  published: unknown;
  focused: string | undefined;
  /** Called with the field whose text or image was clicked. */
  onPick: (path: string) => void;
}

const registered =
  'Not shown on a page of its own. Posts are checked against it before they are published.';
const offPage =
  'This is not on the page itself: search engines, other sites and readers of the page’s source see it.';

function pageOf(part: ContentPartName, focused: string | undefined): PageName {
  if (part === 'privacy' || part === 'terms') return part;
  if (part === 'evidence' || isTrustPart(part)) return part;
  if (part !== 'site' || focused === undefined) return 'home';
  if (focused.startsWith('notFound')) return 'notFound';
  return focused.startsWith('cookieBanner') ? 'cookies' : 'home';
}

/** The real page with the values of the form; clicks and focus connect both (product 12.10). */
export function ContentPreview(props: ContentPreviewProps) {
  const { part, published: publishedPage, focused, onPick } = props;
  const { content, error, refetch } = usePageContent();
  const value = useDeferredValue(props.value);
  const messages = useDeferredValue(props.messages);
  const field = fieldOfPart(part);

  const [last, setLast] = useState<{ of: unknown; shown: unknown }>({
    of: undefined,
    shown: publishedPage,
  });
  if (last.of !== value) setLast({ of: value, shown: shownValue(value, messages, last.shown) });
  const { shown } = last;

  const [page, setPage] = useState<PageName>(() => pageOf(part, undefined));
  const [followed, setFollowed] = useState(focused);
  if (focused !== followed) {
    setFollowed(focused);
    setPage(pageOf(part, focused));
  }

  const images = useMemo(() => imagesOf(field, shown), [field, shown]);
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    // The preview itself clicks buttons to reveal hidden fields.
    if (!event.isTrusted) return;
    const path = fieldAt(target, images);
    if (target.closest('a')) event.preventDefault();
    // Buttons that only expand or collapse content still work.
    if (!target.closest('button[aria-expanded], [role="tab"]') || target.closest('.tm-card')) {
      event.stopPropagation();
    }
    if (path !== undefined) onPick(path);
  };

  return (
    <DeviceStage
      title="Page preview"
      lead={
        part === 'site' ? (
          <Segmented<PageName>
            aria-label="Page"
            tabIndex={-1}
            value={page}
            onChange={setPage}
            options={[
              { value: 'home', label: 'Home' },
              { value: 'cookies', label: 'Cookie banner' },
              { value: 'notFound', label: 'Page not found' },
            ]}
          />
        ) : (
          <span className="adm-label">Preview</span>
        )
      }
      failure={
        error && !isUnauthenticated(error) ? (
          <FailureNotice title="The page could not be loaded." error={error} onRetry={refetch} />
        ) : null
      }
      waiting="Loading the page..."
      render={
        content
          ? (scale) => (
              <LoadBoundary key={page} fallback={<p>The page could not be shown.</p>}>
                <Suspense>
                  <PageWithMarkers {...{ part, content, page, focused, scale }} value={shown} />
                </Suspense>
              </LoadBoundary>
            )
          : undefined
      }
      onPick={pick}
    />
  );
}

interface PageWithMarkersProps {
  part: ContentPartName;
  value: unknown;
  content: PageContent;
  page: PageName;
  focused: string | undefined;
  scale: number;
}

/**
 * The page, rendered with markers that connect elements and fields. Rendering is deferred behind
 * typing.
 */
const PageWithMarkers = memo(function PageWithMarkers(props: PageWithMarkersProps) {
  const { part, value, content, page, focused, scale } = props;
  const [marks] = useState(() => new FieldMarkers());
  const place = useRef<HTMLSpanElement>(null);
  /** The focused field, if the page does not show it. */
  const [absent, setAbsent] = useState<string>();
  const offSite = focused !== undefined && absent === focused;
  const legalText = useLegalText(part, value);
  const publishedPage = useMemo(() => pageAnswer(content), [content]);
  const answer = useMemo(() => {
    const edited = partAnswer(part, value, (text, path) => marks.put(text, path));
    return {
      ...{ ...publishedPage, ...edited },
      legalDocument: { ...(edited[part] as object), ...legalText },
      trustPage: edited[part],
    };
  }, [publishedPage, part, value, marks, legalText]);

  useEffect(() => {
    const body = place.current?.ownerDocument.body;
    return body && followMarkers(body, marks);
  }, [marks]);
  useEffect(() => {
    const shownPage = place.current?.ownerDocument;
    if (!shownPage || focused === undefined) return undefined;
    // The markers are read after the page is rendered.
    const frame = requestAnimationFrame(() =>
      setAbsent(highlightField(shownPage, focused) ? undefined : focused),
    );
    return () => cancelAnimationFrame(frame);
  }, [focused, answer]);

  const line = `${(3 / scale).toFixed(1)}px`;
  return (
    <>
      <style>{`[data-marked]{outline:${line} solid #3f7886;outline-offset:${line};border-radius:2px}[data-places]{cursor:pointer}.preview-note{position:fixed;z-index:99;inset:auto 0 0;padding:${12 / scale}px;background:#143641;color:#fff;font-size:${14 / scale}px}`}</style>
      <SitePage page={page} answer={answer} />
      <span ref={place} hidden />
      {offSite ? (
        <p className="preview-note" role="status">
          {part === 'claims' ? registered : offPage}
        </p>
      ) : null}
    </>
  );
});
