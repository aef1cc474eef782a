const rowSelector = 'tr[data-row-key]';
const buttonSelector = '.adm-view';
const selectSelector = '.ant-checkbox-input';

/** The button that opens a request, if the list contains it. */
export function rowButton(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return (
    rowsOf(list)
      .find((row) => row.dataset['rowKey'] === id)
      ?.querySelector<HTMLElement>(buttonSelector) ?? undefined
  );
}

/** The request whose row has the focus. */
export function focusedRow(list: HTMLElement | null): string | undefined {
  return rowsOf(list).find((row) => row.contains(document.activeElement))?.dataset['rowKey'];
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
}

function rowAfter(rows: HTMLElement[], current: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return rows[current + 1];
    case 'ArrowUp':
      return current === -1 ? rows.at(-1) : rows[current - 1];
    case 'Home':
      return current === -1 ? undefined : rows[0];
    case 'End':
      return current === -1 ? undefined : rows.at(-1);
    default:
      return undefined;
  }
}

/**
 * Moves the focus between rows: up, down, to the first and to the last. A focus in the checkbox
 * column stays in this column. Returns whether the focus moved.
 */
export function moveToRow(list: HTMLElement | null, key: string): boolean {
  const rows = rowsOf(list);
  const focused = document.activeElement;
  const current = rows.findIndex((row) => row.contains(focused));
  const control =
    current >= 0 && focused?.matches(selectSelector) ? selectSelector : buttonSelector;
  const target = rowAfter(rows, current, key)?.querySelector<HTMLElement>(control);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
  return target !== null && target !== undefined;
}
