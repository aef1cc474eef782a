import { ConflictDialog, type DifferingField } from '../../drafts/conflict-dialog.tsx';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import { momentInFull } from '../../shell/moment-text.ts';
import type { CurrentTemplate } from '../current-template.ts';
import type { EditorField } from './editor-field.ts';
import { editorPanels } from './editor-panels.ts';

/** The displayed value of a control. */
function shownValue(field: EditorField, config: EditorConfig): string {
  if (field.kind === 'switch') return field.read(config) ? 'On' : 'Off';
  const value = field.read(config);
  if (field.kind !== 'choice') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}

/** The fields in which two templates differ, with their labels in the editor. */
export function differingFields(mine: EditorConfig, theirs: EditorConfig): DifferingField[] {
  return editorPanels.flatMap(({ name, groups }) =>
    groups.flatMap(({ title, fields }) =>
      fields
        .filter((field) => field.read(mine) !== field.read(theirs))
        .map((field) => ({
          label: [...new Set([name, title, field.label])].join(', '),
          mine: shownValue(field, mine),
          theirs: shownValue(field, theirs),
          changedByMe: true,
          long: false,
        })),
    ),
  );
}

interface TemplateConflictProps {
  mine: EditorConfig;
  /** The template that another administrator has saved in the meantime. */
  theirs: CurrentTemplate;
  saving: boolean;
  onKeepMine: () => void;
  onUseTheirs: () => void;
  onResume: () => void;
}

/**
 * Two administrators have changed the template: neither overwrites the other automatically
 * (product 5.11).
 */
export function TemplateConflict({ mine, theirs, ...dialog }: TemplateConflictProps) {
  const { savedAt, savedBy, config } = theirs;
  const when = savedAt ? ` on ${momentInFull(new Date(savedAt))}` : '';
  return (
    <ConflictDialog
      title="The template was saved in the meantime"
      fields={differingFields(mine, config)}
      {...dialog}
    >
      <p>
        {savedBy ?? 'Someone'} saved the template{when}, after you opened it. Your changes are still
        here, but not saved. If you keep yours, it is published and theirs stays in the saved
        versions. Taking theirs can be undone.
      </p>
    </ConflictDialog>
  );
}
