import type {
  ComparisonTable_ComparisonFragment,
  LensExample_ExampleFragment,
  LensSection_LensFragment,
} from '../../generated/site.ts';
import { Icon } from '../icon.tsx';
import { LinkedText } from '../linked-text.tsx';
import { OpenRequestButton } from '../requests/open-request-button.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { LensExample } from './examples/lens-example.tsx';
import { FigureCaption, FigureImage } from './figure.tsx';
import { UpLink } from './section-parts.tsx';
import { SampleLabel } from '../sample-label.tsx';

function Claims({ claims }: { claims: LensSection_LensFragment['claims'] }) {
  return (
    <dl className="claims">
      {claims.map(({ qualifier, value, label, note }) => (
        <div key={label}>
          <dt>
            <b>{label}</b> <span>{note}</span>
          </dt>
          <dd>
            {qualifier === null ? null : <small>{qualifier} </small>}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LensSectionProps {
  lens: LensSection_LensFragment;
  example: LensExample_ExampleFragment | null;
}

/** Loon Lens: an example, its claims, a comparison with legacy tools, and the trial button (product 2.12). */
export function LensSection({ lens, example }: LensSectionProps) {
  return (
    <section className="sec" id="literature-section">
      <div className="container">
        <UpLink />
        <div className="cols lens">
          <figure>
            <FigureImage name="lens" width={600} height={600} alt={lens.figure.alt} />
            <FigureCaption figure={lens.figure} />
          </figure>
          <div>
            <Icon name="product-lens" className="glyph" />
            <h2>{lens.heading}</h2>
            <p className="lead">{lens.lead}</p>
            <div className="cta-row">
              <OpenRequestButton form={lens.button.opens} className="btn btn-p">
                {lens.button.label}
              </OpenRequestButton>
              <a className="alink" href={lens.link.href}>
                {lens.link.label}
                <InterfaceIcon name="forward" />
              </a>
            </div>
            <p className="cap lens-terms">
              <LinkedText runs={lens.terms} />
            </p>
          </div>
        </div>
        {example === null ? null : <LensExample example={example} />}
        <Claims claims={lens.claims} />
        {lens.countsLink === null ? null : (
          <p className="lens-counts">
            <a className="alink" href={lens.countsLink.href}>
              {lens.countsLink.label}
              <InterfaceIcon name="forward" />
            </a>
          </p>
        )}
        <ComparisonTable comparison={lens.comparison} />
        <p className="cap lens-export">{lens.exportNote}</p>
      </div>
    </section>
  );
}

interface ComparisonTableProps {
  comparison: ComparisonTable_ComparisonFragment;
}

/** Legacy tools next to Loon Lens; on narrow screens each row is a stack (design 3). */
function ComparisonTable({ comparison }: ComparisonTableProps) {
  const { caption, legacyLabel, productLabel, rows } = comparison;
  return (
    <table className="vs">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Aspect</span>
          </th>
          <th scope="col">{legacyLabel}</th>
          <th scope="col">{productLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ aspect, legacy, product, sample }) => (
          <tr key={aspect}>
            <th scope="row">{aspect}</th>
            <td data-label={legacyLabel}>
              {legacy}
              <SampleLabel sample={sample} />
            </td>
            <td data-label={productLabel}>{product}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
