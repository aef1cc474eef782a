import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import { useDraftWriter } from '../../drafts/use-draft-writer.ts';
import { useLeaveWarning } from '../../shell/use-leave-warning.ts';
import { sameTemplate } from './editor-panels.ts';
import { isUnsaved, type EditorEvent, type EditorState } from './editor-state.ts';
import {
  fieldValues,
  templateTexts,
  withFieldValues,
  type TemplateText,
} from './template-texts.ts';

/**
 * Stores unsaved changes in the browser, warns when the page is closed with some, and offers those
 * that existed when the editor was opened.
 */
export function useTemplateDraft(state: EditorState, dispatch: Dispatch<EditorEvent>) {
  const { present, saved, number } = state;
  const unsaved = isUnsaved(state);
  const [offered, setOffered] = useState<TemplateText>();
  const [restored, setRestored] = useState<{ basedOn: number; over: number }>();
  if (restored !== undefined && !unsaved) setRestored(undefined);
  const basedOn = restored?.over === number ? restored.basedOn : number;
  const { writer } = useDraftWriter({ browser: templateTexts, continued: undefined });

  useEffect(() => {
    void templateTexts.unwritten(Date.now()).then(([newest]) => setOffered(newest));
  }, []);

  const save = (config: EditorConfig, madeOn: number) => {
    const { id } = writer;
    writer.write({ id, basedOn: madeOn, writtenAt: Date.now(), values: fieldValues(config) });
  };
  const savePresent = useEffectEvent(() =>
    unsaved ? save(present, basedOn) : writer.write(undefined),
  );
  useEffect(() => savePresent(), [present, number, unsaved]);
  useLeaveWarning(unsaved);

  /** Deletes the offered changes permanently. */
  const discard = () => {
    if (offered) templateTexts.delete(offered.id);
    setOffered(undefined);
  };
  return {
    /**
     * The save that the unsaved changes are based on: of restored ones, the one they were made on,
     * so that saving them over a newer one asks first.
     */
    basedOn,
    /** Unsaved changes of an earlier visit; undefined if there are none to offer. */
    offered,
    discard,
    /** Applies the offered changes to the editor. */
    restore: () => {
      if (offered === undefined) return;
      const config = withFieldValues(present, offered.values);
      // Stored under the new id before the old one is deleted.
      if (!sameTemplate(config, saved)) save(config, offered.basedOn);
      setRestored({ basedOn: offered.basedOn, over: number });
      discard();
      dispatch({ type: 'replace', config });
    },
  };
}
