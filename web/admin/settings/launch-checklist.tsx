import { Tag } from 'antd';
import { useLaunchChecklistQuery, type LaunchChecklistQuery } from '../../generated/admin.ts';
import { Loaded, SettingsCard } from './settings-card.tsx';

type Item = LaunchChecklistQuery['launchChecklist'][number];

/** What is still a sample or not configured, each with how to mend it. */
export function LaunchChecklist() {
  const answer = useLaunchChecklistQuery({ fetchPolicy: 'network-only' });
  const items = answer.data?.launchChecklist;
  const open = items?.filter(({ done }) => !done).length ?? 0;
  return (
    <SettingsCard
      heading="Launch checklist"
      extra={items ? <span className="adm-note">{openText(open)}</span> : null}
    >
      <Loaded what="the launch checklist" answer={answer}>
        {({ launchChecklist }) => (
          <ul className="set-list" aria-label="Launch checklist">
            {launchChecklist.map((item) => (
              <ChecklistItem key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </SettingsCard>
  );
}

function openText(open: number): string {
  return open === 0 ? 'Everything is in order' : `${open} open`;
}

function ChecklistItem({ item: { title, done, detail, remedy, open } }: { item: Item }) {
  return (
    <li className="set-check">
      <Tag className={done ? 'adm-tag adm-tag-ok' : 'adm-tag adm-tag-warn'}>
        {done ? 'Done' : 'Open'}
      </Tag>
      <div>
        <b>{title}</b>
        <p>{detail}</p>
        {remedy ? <p className="set-remedy">{remedy}</p> : null}
        {open.length > 0 ? (
          <details>
            <summary>{open.length === 1 ? 'Show it' : `Show all ${open.length}`}</summary>
            <ul className="adm-titles">
              {open.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  );
}
