import { embeddedJson } from '../../embedded-json.ts';

interface StructuredDataProps {
  /** A schema.org object; `@context` is added. */
  data: object;
}

/** A block of JSON-LD. It is data, not a script: its content cannot run or end it early. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = embeddedJson({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
