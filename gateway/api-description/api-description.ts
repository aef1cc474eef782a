import type { SiteModule } from '../site-module.ts';
import type { SiteDocument } from '../site/documents/site-document.ts';

interface ApiDescriptionOptions {
  publicUrl: string;
  brand: () => string;
}

/** `/openapi.json`: the REST API for code generators (product 20.2). */
export function createApiDescription({ publicUrl, brand }: ApiDescriptionOptions): SiteModule {
  const document: SiteDocument = {
    path: '/openapi.json',
    contentType: 'application/json; charset=utf-8',
    write: async () => {
      const { openApiDocument } = await import('./openapi-document.ts');
      return JSON.stringify(openApiDocument(publicUrl, brand()));
    },
  };
  return { documents: (path) => (path === document.path ? document : undefined) };
}
