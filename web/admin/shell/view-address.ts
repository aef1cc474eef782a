import { useSearchParams, type NavigateOptions } from 'react-router';

/**
 * The query string as rendered, and a function that changes it. A change applies to the latest
 * query string: of two changes in quick succession, the first may not have been rendered yet.
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
 * The query string with the `values` of a view under the names in `parameters`; empty values are
 * removed, all other parameters are preserved.
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
