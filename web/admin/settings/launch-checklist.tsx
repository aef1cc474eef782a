import { Tag } from 'antd';
import { Link } from 'react-router';
import { useLaunchChecklistQuery, type LaunchChecklistQuery } from '../../generated/admin.ts';
import { Card, Loaded } from '../shell/card.tsx';

type Item = LaunchChecklistQuery['launchChecklist'][number];

/** Samples and missing configuration, each with instructions to fix it. */
export function LaunchChecklist() {
  const answer = useLaunchChecklistQuery({ fetchPolicy: 'network-only' });
  const items = answer.data?.launchChecklist;
  const open = items?.filter(({ done }) => !done).length ?? 0;
  return (
    <Card
      heading="Launch checklist"
      extra={items ? <span className="adm-note">{openText(open)}</span> : null}
    >
      <Loaded what="the launch checklist" answer={answer}>
        {({ launchChecklist }) => (
          <ul className="adm-rows" aria-label="Launch checklist">
            {launchChecklist.map((item) => (
              <ChecklistItem key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function openText(open: number): string {
  return open === 0 ? 'Everything is in order' : `${open} open`;
}

/** A link to the place of the site where it appears. */
function SeenAt({ href, text }: { href: string; text: string }) {
  return (
    <a className="tlink" href={href} target="_blank">
      {text}
      <span className="sr"> (opens in a new tab)</span>
    </a>
  );
}

/** The part or setting, with links to its editor and to its place on the site. */
function Place({
  place: { name, setting, href, edit, question },
}: {
  place: Item['places'][number];
}) {
  if (edit !== null) {
    return (
      <>
        <Link className="tlink" to={edit}>
          {name}
        </Link>
        <span className="adm-quiet">, {setting}</span>
        {href === null ? null : (
          <>
            {' · '}
            <SeenAt href={href} text="View on the site" />
          </>
        )}
        {question === null ? null : <span className="set-question">{question}</span>}
      </>
    );
  }
  return (
    <>
      {href === null ? name : <SeenAt href={href} text={name} />}
      <span className="adm-quiet">, {setting}</span>
    </>
  );
}

function ChecklistItem({ item: { title, done, detail, remedy, places } }: { item: Item }) {
  const [place] = places;
  return (
    <li className="set-check">
      <Tag className={done ? 'adm-tag adm-tag-ok' : 'adm-tag adm-tag-warn'}>
        {done ? 'Done' : 'Open'}
      </Tag>
      <div>
        <b>{title}</b>
        <p>{detail}</p>
        {remedy ? <p className="set-remedy">{remedy}</p> : null}
        {places.length === 1 && place ? (
          <p>
            <Place place={place} />
          </p>
        ) : null}
        {places.length > 1 ? (
          <details>
            <summary>Show all {places.length}</summary>
            <ul className="adm-titles">
              {places.map((one) => (
                <li key={one.edit ?? `${one.setting} ${one.name}`}>
                  <Place place={one} />
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  );
}
