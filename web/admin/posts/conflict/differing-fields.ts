import { postFields } from '../../../../schema/post-fields.ts';
import type { DifferingField } from '../../drafts/conflict-dialog.tsx';
import { fieldText } from '../form/field-text.ts';
import { changedFields, type PostValues } from '../form/post-values.ts';

/**
 * The fields in which mine and theirs differ, in form order; `base` is the version that I opened,
 * and `live` is the same without my own pending changes.
 */
export function differingFields(
  base: PostValues,
  mine: PostValues,
  theirs: PostValues,
  live = base,
): DifferingField[] {
  const changed = new Set([...changedFields(base, mine), ...changedFields(live, mine)]);
  return changedFields(mine, theirs).map((name) => ({
    label: postFields[name].label,
    mine: fieldText(name, mine[name]),
    theirs: fieldText(name, theirs[name]),
    changedByMe: changed.has(name),
    long: 'long' in postFields[name],
  }));
}
