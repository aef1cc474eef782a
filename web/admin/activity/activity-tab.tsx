import { Button } from 'antd';
import { useRef } from 'react';
import { auditAreaRows } from '../../../schema/audit-actions.ts';
import { AuditLogDocument, useAuditPeopleQuery } from '../../generated/admin.ts';
import { SearchField } from '../shell/search-field.tsx';
import { AdminIcon } from '../shell/admin-icon.tsx';
import { ListFilter } from '../shell/list-filter.tsx';
import { focusListTop } from '../shell/focus-list-top.ts';
import { ListPager } from '../shell/list-pager.tsx';
import { ListState } from '../shell/list-state.tsx';
import { useListPages } from '../shell/use-list-pages.ts';
import { inPlace, useViewAddress } from '../shell/view-address.ts';
import { ActivityTable } from './activity-table.tsx';
import {
  auditAreas,
  auditFilterOf,
  readActivityView,
  withActivityView,
  type ActivityView,
} from './activity-view.ts';
import './activity.css';

/** The "Activity" tab: the audit log of the administration, newest first. */
export default function ActivityTab() {
  const [address, setAddress] = useViewAddress();
  const view = readActivityView(address);
  const filter = auditFilterOf(view);
  const pages = useListPages(AuditLogDocument, { filter }, ({ auditLog }) => auditLog);
  const { rows, loading } = pages;
  const list = useRef<HTMLElement>(null);
  const narrowed = Object.keys(filter).length > 0;

  const narrow = (changes: Partial<ActivityView>) =>
    setAddress((current) => withActivityView(current, changes), inPlace);

  return (
    <section aria-label="Activity" tabIndex={-1} ref={list}>
      <h2 className="sr">Activity</h2>
      <ActivityFilters view={view} onChange={narrow} onRefresh={pages.reload} />
      <div className="adm-card">
        <ListState what="the activity" pages={pages} />
        {rows?.length === 0 && !loading ? (
          <div className="adm-empty" role="status">
            <p>
              {narrowed ? 'Nothing matches this search and these filters.' : 'No activity yet.'}
            </p>
            {narrowed ? (
              <Button onClick={() => narrow({ search: '', area: undefined, person: undefined })}>
                Clear search and filters
              </Button>
            ) : null}
          </div>
        ) : null}
        {rows && (rows.length > 0 || loading) ? (
          <>
            <ActivityTable rows={rows} loading={loading} />
            <ListPager
              {...pages}
              itemNames={['entry', 'entries']}
              shown={rows.length}
              onPageChange={() => focusListTop(list.current)}
            />
          </>
        ) : null}
      </div>
    </section>
  );
}

interface ActivityFiltersProps {
  view: ActivityView;
  onChange: (changes: Partial<ActivityView>) => void;
  onRefresh: () => void;
}

function ActivityFilters({ view, onChange, onRefresh }: ActivityFiltersProps) {
  const { data } = useAuditPeopleQuery({ fetchPolicy: 'network-only' });
  const known = data?.auditPeople ?? [];
  const people =
    view.person === undefined || known.includes(view.person) ? known : [view.person, ...known];
  return (
    <div className="adm-filters adm-activity-filters" role="search" aria-label="Activity">
      <ListFilter
        label="Area"
        values={auditAreas}
        textOf={(area) => auditAreaRows[area].label}
        chosen={view.area}
        onChoose={(area) => onChange({ area })}
      />
      <ListFilter
        label="Person"
        values={people}
        textOf={(person) => person}
        chosen={view.person}
        onChoose={(person) => onChange({ person })}
      />
      <SearchField
        label="Search activity"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <Button
        data-tip=""
        aria-label="Refresh"
        icon={<AdminIcon name="refresh" />}
        onClick={onRefresh}
      />
    </div>
  );
}
