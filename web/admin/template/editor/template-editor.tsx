import { Flex } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { templateMessages } from '../../../../schema/messages.ts';
import { toTemplateConfig } from '../../../../schema/template/template-mapping.ts';
import {
  type EditorConfig,
  editorConfigSchema,
} from '../../../../schema/template/editor-config.ts';
import { now } from '../../../calendar/now.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/tabs.tsx';
import { toast } from '../../../components/toast/toast-store.ts';
import { DraftOffer } from '../../drafts/draft-offer.tsx';
import { momentBriefly } from '../../shell/moment-text.ts';
import type { ArticlePart } from '../../preview/article-part.ts';
import { TemplatePreview } from '../../preview/template-preview.tsx';
import type { CurrentTemplate } from '../current-template.ts';
import { editorFields, editorPanels, fieldsOf } from './editor-panels.ts';
import { isUnsaved, nextEditorState, openedEditor } from './editor-state.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { idsOf } from './field-control.tsx';
import { FieldPanel } from './field-panel.tsx';
import { TemplateConflict } from './template-conflict.tsx';
import { useTemplateDraft } from './use-template-draft.ts';
import { useTemplateSave } from './use-template-save.ts';

/** The first message per invalid field, by field id; empty if the template can be saved. */
function fieldProblems(config: EditorConfig): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const { path, message } of editorConfigSchema.safeParse(config).error?.issues ?? []) {
    const id = path.join('.');
    if (!problems.has(id)) problems.set(id, message);
  }
  return problems;
}

const livePreview = { key: 'preview', name: 'Live Preview' };
const tabs = [livePreview, ...editorPanels];

interface TemplateEditorProps {
  /** The current template. */
  template: CurrentTemplate;
  reload: () => Promise<CurrentTemplate | undefined>;
}

/** The Visual Editor for a loaded template (product 7.4). */
export function TemplateEditor({ template, reload }: TemplateEditorProps) {
  const [state, dispatch] = useReducer(nextEditorState, template, openedEditor);
  const unsaved = isUnsaved(state);
  if (template.number > state.number && !unsaved) dispatch({ type: 'loaded', template });

  const { present, past, future, saved, number, identity } = state;
  const problems = fieldProblems(present);
  const [shown, setShown] = useState(present);
  if (problems.size === 0 && shown !== present) setShown(present);

  const [tab, setTab] = useState(livePreview.key);
  const [part, setPart] = useState<ArticlePart>();
  const { saving, save, conflict, endConflict } = useTemplateSave({ state, dispatch, reload });
  const draft = useTemplateDraft(state, dispatch);
  const { offered } = draft;
  const editor = useRef<HTMLElement>(null);
  const onKeyDown = useUndoKeys(editor, (what) => dispatch({ type: what }));
  const panel = editorPanels.find(({ key }) => key === tab);
  // The pressed button is about to be disabled, which would lose the focus.
  const focusEditor = () => editor.current?.focus({ preventScroll: true });

  const chooseTab = (key: string) => {
    setTab(key);
    setPart(undefined);
  };

  const showProblem = () => {
    const field = editorFields.find(({ id }) => problems.has(id));
    if (field === undefined) return;
    toast({
      title: templateMessages.saveFailed,
      description: `${field.label}: ${problems.get(field.id) ?? ''}`,
      variant: 'destructive',
    });
    chooseTab(editorPanels.find((each) => fieldsOf(each).includes(field))?.key ?? tab);
    requestAnimationFrame(() => document.getElementById(idsOf(field).control)?.focus());
  };

  return (
    <section
      className="tpl-editor"
      aria-label="Visual Editor"
      tabIndex={-1}
      ref={editor}
      onKeyDown={onKeyDown}
    >
      <h2 className="sr">Visual Editor</h2>
      {offered === undefined ? null : (
        <DraftOffer
          title="This browser has unsaved template changes."
          description={`They were made ${momentBriefly(new Date(offered.writtenAt), now())}.${
            offered.basedOn === number ? '' : ' The template has been saved since.'
          }`}
          what="changes"
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      <Tabs chosen={tab} onChoose={chooseTab}>
        <Flex wrap gap="12px 20px" align="center" justify="space-between">
          <TabList className="tpl-tabs" aria-label="Template">
            {tabs.map(({ key, name }) => (
              <Tab key={key} tab={key}>
                {name}
              </Tab>
            ))}
          </TabList>
          <EditorToolbar
            unsaved={unsaved}
            saving={saving}
            onUndo={past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined}
            onRedo={future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined}
            onDiscard={() => {
              dispatch({ type: 'replace', config: saved });
              focusEditor();
            }}
            onSave={() => {
              if (problems.size > 0) {
                showProblem();
              } else {
                focusEditor();
                void save(draft.basedOn);
              }
            }}
          />
        </Flex>
        <TabPanel tab={tab} className="tpl-panes" data-alone={panel === undefined}>
          {panel === undefined ? null : (
            <FieldPanel
              key={panel.key}
              panel={panel}
              config={present}
              problems={problems}
              onEdit={({ id }, config) =>
                dispatch({ type: 'edit', fieldId: id, config, at: Date.now() })
              }
              onReset={(config) => dispatch({ type: 'replace', config })}
              onPart={setPart}
            />
          )}
          <TemplatePreview config={toTemplateConfig(shown, identity)} part={part} />
        </TabPanel>
      </Tabs>
      {conflict === undefined ? null : (
        <TemplateConflict
          mine={present}
          theirs={conflict}
          saving={saving}
          onResume={endConflict}
          onUseTheirs={() => {
            dispatch({ type: 'taken', template: conflict });
            endConflict();
          }}
          onKeepMine={() => {
            endConflict();
            void save(conflict.number);
          }}
        />
      )}
    </section>
  );
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** The action of a key press: Ctrl+Z or Ctrl+Shift+Z (Ctrl+Y), with Command on a Mac. */
function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress) {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/**
 * Undo and redo by keyboard. The returned handler is for the editor, including the frame of the
 * preview; the keys also work while nothing has the focus and the editor is visible.
 */
function useUndoKeys(
  editor: RefObject<HTMLElement | null>,
  act: (what: 'undo' | 'redo') => void,
): (event: KeyPress & { preventDefault: () => void }) => void {
  const press = (event: KeyPress & { preventDefault: () => void }) => {
    const what = undoKey(event);
    if (what === undefined) return;
    event.preventDefault();
    act(what);
  };
  const pressNowhere = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body && editor.current?.checkVisibility()) press(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressNowhere(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return press;
}
