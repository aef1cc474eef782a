import { Alert } from 'antd';
import type { OpenedPartFragment } from '../../../generated/admin.ts';
import type { ContentField } from '../fields/content-field.ts';
import { entryName } from '../fields/entry-name.ts';
import { formValue, recordOf, variantAt, variantOf } from '../fields/form-values.ts';

interface ReleaseNoticeProps {
  part: OpenedPartFragment;
  field: ContentField;
}

/** Says which fields a new release of the site added, or that it cannot read the part. */
export function ReleaseNotice({ part, field }: ReleaseNoticeProps) {
  const { completedFields, unreadable, value } = part;
  if (unreadable) {
    return (
      <Alert
        className="adm-failure"
        type="error"
        showIcon
        title="This release cannot read the published text"
        description="Visitors see the text of the file. The published text is still stored under “Versions”; ask your engineer before you publish another one."
      />
    );
  }
  return completedFields.length === 0 ? null : (
    <Alert
      className="adm-failure"
      type="info"
      showIcon
      title="A new release added fields"
      description={
        <>
          They have the texts of the file until you publish this part:
          <ul className="adm-titles">
            {completedFields.map((path) => (
              <li key={path}>{labelsAt(field, value, path.split('.')).join(', ')}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}

/** The labels of the fields on the way to a place of a value. */
function labelsAt(
  field: ContentField,
  value: unknown,
  [step, ...rest]: readonly string[],
): string[] {
  if (step === undefined) return [];
  switch (field.kind) {
    case 'group': {
      const inner = field.fields[step];
      return inner ? [inner.label, ...labelsAt(inner, recordOf(value)[step], rest)] : [step];
    }
    case 'variants':
      return labelsAt(variantAt(field, variantOf(field, value)), value, [step, ...rest]);
    case 'list': {
      const entry: unknown = Array.isArray(value) ? value[Number(step)] : undefined;
      const name = entryName(field.item, formValue(field.item, entry));
      return [name ?? String(Number(step) + 1), ...labelsAt(field.item, entry, rest)];
    }
    default:
      return [];
  }
}
