import type { ContentField, TextControl, TextField } from '../fields/content-field.ts';

export interface FieldProps<Field extends ContentField = ContentField> {
  field: Field;
  /** Its path in the form. */
  name: string;
  /** Its path in the value, as used in messages. */
  path: string;
}

const chosen: ReadonlySet<string> = new Set<TextControl>(['icon', 'place', 'date']);

/** Whether the text is selected from a list, so that its length is irrelevant. */
function isChosen({ control }: TextField): boolean {
  return chosen.has(control);
}

function mostCharacters(max: number | undefined): string | undefined {
  return max === undefined ? undefined : `At most ${max.toLocaleString('en-US')} characters.`;
}

function boundsOf(field: ContentField): string | undefined {
  switch (field.kind) {
    case 'text':
      return isChosen(field) ? undefined : mostCharacters(field.max);
    case 'linked-text':
      return mostCharacters(field.max);
    case 'number': {
      const { min, max, above, whole } = field;
      const number = whole ? 'A whole number' : 'A number';
      if (min !== undefined && max !== undefined) {
        return `${number} from ${String(min)} to ${String(max)}.`;
      }
      if (above !== undefined) return `${number} above ${String(above)}.`;
      return min === undefined ? `${number}.` : `${number} from ${String(min)}.`;
    }
    case 'list': {
      const { min, max } = field;
      if (max === undefined) return min > 0 ? `At least ${String(min)}.` : undefined;
      return `From ${String(min)} to ${String(max)}.`;
    }
    default:
      return undefined;
  }
}

/** The hint of a field combined with its bounds. */
export function hintOf(field: ContentField): string | undefined {
  const sentences = [field.hint, boundsOf(field)].filter((text) => text !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
