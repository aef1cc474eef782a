/** Values of a request form by field name; a group of checkboxes gives a list. */
export type FormValues = Record<string, string | boolean | string[]>;

/** The honeypot field, which people do not see; it is not part of the request. */
export const trapName = 'topic';

function inputsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].filter(({ name }) => name !== trapName);
}

/** A checkbox without a value attribute is a consent. */
function isConsent(input: Element): boolean {
  return !input.hasAttribute('value');
}

/** Reads the values of a form. */
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

/** Fills a form with values; fields without one stay unchanged. */
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
