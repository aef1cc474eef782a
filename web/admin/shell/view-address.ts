import { useSearchParams, type NavigateOptions } from 'react-router';

/**
 * The address as it is rendered, and how to change it. A change begins with the address as it is by
 * then: of two in quick succession, the first may not have been rendered yet.
 */
export function useViewAddress(): [
  address: URLSearchParams,
  change: (
    change: (current: URLSearchParams) => URLSearchParams,
    options?: NavigateOptions,
  ) => void,
] {
  const [address, setAddress] = useSearchParams();
  return [
    address,
    (change, options) => setAddress(change(new URLSearchParams(window.location.search)), options),
  ];
}

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

/** The search parameter with the id of the request whose detail is open. */
export const requestParameter = 'request';

/** The URL of a request's detail, as a search string. */
export function requestAddress(requestId: string): string {
  return `?${new URLSearchParams({ tab: 'requests', [requestParameter]: requestId }).toString()}`;
}
