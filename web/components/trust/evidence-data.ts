import type { StudyCounts } from '../../../schema/content/evidence.ts';
import { publishedCounts } from '../../../schema/evidence/studies-with-figures.ts';
import { evidenceCsvPath, evidencePath } from '../../../schema/content/trust-pages.ts';
import { figureNames, figureTitles, studyFigures } from '../../../schema/evidence/study-figures.ts';
import type { EvidencePageQuery } from '../../generated/trust.ts';
import { pageData } from '../metadata/page-data.ts';

type Evidence = EvidencePageQuery['evidence'];
type Study = Evidence['studies'][number];

interface Site {
  publicUrl: string;
  brand: string;
}

function datasetOf(study: Study, counts: StudyCounts, { publicUrl }: Site): object {
  const figures = studyFigures(counts);
  const address = `${publicUrl}${evidencePath}`;
  return {
    '@type': 'Dataset',
    '@id': `${address}#${study.id}`,
    name: study.title,
    description: `${study.referenceStandard} ${study.scope}`,
    url: `${address}#${study.id}`,
    version: study.version,
    isAccessibleForFree: true,
    citation: study.sourceUrl ?? study.source,
    creator: { '@id': `${publicUrl}/#organization` },
    variableMeasured: figureNames.flatMap((name) => {
      const figure = figures[name];
      return figure === null
        ? []
        : [
            {
              '@type': 'PropertyValue',
              name: figureTitles[name].title,
              value: figure.share,
              minValue: figure.lower,
              maxValue: figure.upper,
            },
          ];
    }),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: `${publicUrl}${evidenceCsvPath}`,
    },
  };
}

/**
 * The page /evidence as a schema.org graph: the page, and a Dataset for each study (product 17.5).
 * Samples and studies without counts are left out, because they are not facts.
 */
export function evidenceData({ page, studies }: Evidence, site: Site): object {
  const { publicUrl, brand } = site;
  const { title, description } = page;
  const address = `${publicUrl}${evidencePath}`;
  return {
    '@graph': [
      pageData({ type: 'WebPage', title, description, address, publicUrl, brand }),
      ...studies.flatMap((study) => {
        const counts = publishedCounts(study);
        return study.sample || counts === null ? [] : [datasetOf(study, counts, site)];
      }),
    ],
  };
}
