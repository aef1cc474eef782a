/**
 * An address with a view's `values` under the names that `parameters` gives them; empty values
 * leave it, and every other parameter stays.
 */
export function withParameters<Field extends string>(
  address: URLSearchParams,
  parameters: Record<Field, string>,
  values: Record<Field, string | undefined>,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  for (const field of Object.keys(parameters) as Field[]) {
    const value = values[field];
    if (value) {
      changed.set(parameters[field], value);
    } else {
      changed.delete(parameters[field]);
    }
  }
  return changed;
}
