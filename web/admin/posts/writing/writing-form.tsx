import { Button, Input } from 'antd';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { ContentEditor } from '../form/content-editor.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { FormDialogs } from '../form/form-dialogs.tsx';
import type { PostFormProps } from '../form/post-form.tsx';
import { usePostForm } from '../form/use-post-form.ts';
import { useSaveKey } from '../form/use-save-key.ts';
import { withoutWriting } from '../post-address.ts';
import { PendingNotice, ProgramNotice } from '../pending/pending-notice.tsx';
import { FieldSheet } from './field-sheet.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { type PostControl, usePostField } from '../form/post-field.tsx';

/** The `ref` of a bar above the page; its height is stored in the page's `--bar` property. */
function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--bar', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, []);
  return bar;
}

/** Fields on the page itself; all others are in the sheet. */
const onPage: ReadonlySet<string> = new Set(['title', 'content']);

/** The form as a page: the content in the width of an article, all other fields in a side sheet. */
export function WritingForm(props: PostFormProps) {
  const { stored, draft, notice, onSaved, onUseTheirs } = props;
  const sheetId = useId();
  const sheet = useSheet();
  const bar = useBarHeight();
  const checks = useRef<HTMLElement>(null);
  const [blocking, setBlocking] = useState(0);
  const [address] = useSearchParams();
  const handle = usePostForm({
    stored,
    draft,
    onSaved,
    stays: true,
    onInvalid: (errors) => {
      if (Object.keys(errors).some((name) => !onPage.has(name))) {
        flushSync(sheet.show);
      }
    },
    onWrongDate: () => flushSync(sheet.show),
  });
  const { form, submit } = handle;
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  useSaveKey(handle.saveText);
  const heading = `Write: ${handle.opened.base.title || 'New post'}`;
  useScreenTitle(heading);

  const showPage = (field: string): void => {
    if (onPage.has(field)) sheet.closeSheet();
  };
  return (
    <form className="adm-writing" onSubmit={submit} noValidate>
      <header className="adm-writing-bar" ref={bar}>
        <Link
          className="adm-writing-back"
          to={{ search: `?${withoutWriting(address).toString()}` }}
        >
          <InterfaceIcon name="back" />
          All posts
        </Link>
        <h1 className="sr">{heading}</h1>
        <div className="adm-form-actions">
          <FormActions
            handle={handle}
            blocking={blocking}
            onShowChecks={() => {
              flushSync(sheet.show);
              checks.current?.focus();
            }}
            onShowPublication={() => {
              flushSync(sheet.show);
              sheet.ref.current?.focus();
            }}
          />
        </div>
        <Button aria-expanded={sheet.open} aria-controls={sheetId} onClick={sheet.toggle}>
          Details
        </Button>
      </header>
      <main className="adm-writing-parts" data-sheet={sheet.open}>
        <div className="adm-writing-page">
          {notice}
          <ProgramNotice program={handle.opened.program} />
          <PendingNotice handle={handle} onDiscarded={onUseTheirs} />
          <TitleControl control={form.control} />
          <ContentEditor control={form.control} />
        </div>
        <FieldSheet
          id={sheetId}
          open={sheet.open}
          sheetRef={sheet.ref}
          handle={handle}
          checksRef={checks}
          onBlocking={setBlocking}
          onLeave={showPage}
          onReopen={onUseTheirs}
        />
      </main>
      <FormDialogs handle={handle} onUseTheirs={onUseTheirs} />
    </form>
  );
}

/** The title in the size of a heading: a single line that may wrap on the screen. */
function TitleControl({ control }: { control: PostControl }) {
  const { field, error } = usePostField(control, 'title');
  return (
    <LabelledField label="Title" required error={error}>
      {(attributes) => (
        <Input.TextArea
          {...field}
          {...attributes}
          className="adm-writing-title"
          autoSize
          onPressEnter={(event) => event.preventDefault()}
          onChange={(event) =>
            field.onChange(event.target.value.replace(/(?<!\s)\s*[\r\n]+\s*/g, ' '))
          }
        />
      )}
    </LabelledField>
  );
}

function isSideBySide(): boolean {
  return window.matchMedia('(min-width: 1101px)').matches;
}

/**
 * Whether the sheet of fields is open. After closing a sheet that covers the page, the scroll
 * position of the page is restored.
 */
function useSheet() {
  const [open, setOpen] = useState(false);
  /** The element of the sheet, focused when it opens. */
  const ref = useRef<HTMLElement>(null);
  const readAt = useRef(0);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    if (!isSideBySide()) window.scrollTo({ top: open ? 0 : readAt.current, behavior: 'instant' });
    if (open && !ref.current?.contains(document.activeElement)) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [open]);
  const show = () => {
    if (!open) readAt.current = window.scrollY;
    setOpen(true);
  };
  /** Closes the sheet if it covers the page. */
  const closeSheet = () => {
    if (!isSideBySide()) setOpen(false);
  };
  return { open, ref, show, toggle: () => (open ? setOpen(false) : show()), closeSheet };
}
