/** Values of a request form under its fields' names; boxes of a group give a list. */
export type FormValues = Record<string, string | boolean | string[]>;

/** The field that people do not see; it is no part of the request. */
export const trapName = 'topic';

function inputsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].filter(({ name }) => name !== trapName);
}

/** A box without a value of its own is a consent. */
function isConsent(input: Element): boolean {
  return !input.hasAttribute('value');
}

/** Reads what stands in a form. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const input of inputsOf(form)) {
    const { type, name, value } = input;
    const checked = 'checked' in input && input.checked;
    if (type === 'radio') {
      values[name] = checked ? value : (values[name] ?? '');
    } else if (type !== 'checkbox') {
      values[name] = value;
    } else if (isConsent(input)) {
      values[name] = checked;
    } else {
      const chosen = values[name];
      values[name] = [...(Array.isArray(chosen) ? chosen : []), ...(checked ? [value] : [])];
    }
  }
  return values;
}

/** Puts values into a form; fields without one stay as they are. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const input of inputsOf(form)) {
    const value = values[input.name];
    if (input instanceof HTMLTextAreaElement || !['radio', 'checkbox'].includes(input.type)) {
      if (typeof value === 'string') input.value = value;
    } else {
      input.checked = Array.isArray(value)
        ? value.includes(input.value)
        : value === true || value === input.value;
    }
  }
}
