import { createContext, useContext } from 'react';

/** The canonical origin of the site, such as `https://www.example.org`. */
export const PublicUrlContext = createContext('');

export function usePublicUrl(): string {
  return useContext(PublicUrlContext);
}
