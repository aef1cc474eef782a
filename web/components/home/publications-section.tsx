import type { PublicationsSection_PublicationFragment } from '../../generated/site.ts';
import { NewTabNote } from '../new-tab-note.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { UpLink } from './section-parts.tsx';

interface PublicationsSectionProps {
  heading: string;
  lead: string;
  publications: readonly PublicationsSection_PublicationFragment[];
}

/** The numbered references (product 2.5; design 3, Publications). */
export function PublicationsSection({ heading, lead, publications }: PublicationsSectionProps) {
  return (
    <section className="sec mist" id="publications">
      <div className="container">
        <UpLink near />
        <div className="cols pubs">
          <div>
            <h2>{heading}</h2>
            <p className="lead">{lead}</p>
          </div>
          <ol>
            {publications.map(({ id, title, kind, year, url, sample }, index) => (
              <li className="pub" key={id}>
                <span className="no" aria-hidden="true">
                  [{index + 1}]
                </span>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                  <NewTabNote />
                </a>
                <InterfaceIcon name="external" />
                <span className="cap">
                  {year === null ? kind : `${kind}, ${year}`}
                  <SampleLabel sample={sample} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
