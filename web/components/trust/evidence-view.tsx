import { evidenceRisPath } from '../../../schema/citation.ts';
import { hasConfirmedStudy } from '../../../schema/evidence/studies-with-figures.ts';
import { evidenceCsvPath, evidencePath } from '../../../schema/content/trust-pages.ts';
import type { EvidencePageQuery } from '../../generated/trust.ts';
import { useSiteFrameSuspenseQuery } from '../../generated/site.ts';
import { usePublicUrl } from '../../public-url.ts';
import { BackToTop } from '../legal/back-to-top.tsx';
import { PageMeta } from '../metadata/page-meta.tsx';
import { evidenceData } from './evidence-data.ts';
import { StudySection } from './study-section.tsx';
import { TrustHeading } from './trust-heading.tsx';
import './trust.css';

/** The validation studies, each with its counts and derived figures (product 17.1). */
export function EvidenceView({ evidence }: { evidence: EvidencePageQuery['evidence'] }) {
  const { page, title, lead, method, studies } = evidence;
  const publicUrl = usePublicUrl();
  const { brand } = useSiteFrameSuspenseQuery().data.site;
  const structuredData = evidenceData(evidence, { publicUrl, brand: brand.name });
  return (
    <>
      <PageMeta
        {...page}
        path={evidencePath}
        structuredData={structuredData}
        robots={hasConfirmedStudy(studies) ? undefined : 'noindex'}
      />
      <TrustHeading title={title} lead={lead}>
        <p className="ev-file">
          <a className="tlink" href={evidenceCsvPath} download>
            All counts and figures as CSV
          </a>
          <a className="tlink" href={evidenceRisPath} download>
            Sources as RIS
          </a>
        </p>
      </TrustHeading>
      <div className="container ev">
        {studies.map((study) => (
          <StudySection key={study.id} study={study} />
        ))}
        <section className="ev-study" aria-labelledby="method">
          <h2 id="method">How the figures are computed</h2>
          <p className="ev-method">{method}</p>
        </section>
        <BackToTop />
      </div>
    </>
  );
}
