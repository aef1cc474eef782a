import { useId, type ReactNode } from 'react';
import { usePublicationScheduleQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { Moment } from '../../shell/moment.tsx';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { SideDrawer } from '../../shell/side-drawer.tsx';
import { delayText } from '../../shell/duration-text.ts';
import { Loading } from '../../shell/loading.tsx';
import './history.css';
import { articlePath } from '../../../../schema/article-path.ts';

interface SchedulePanelProps {
  open: boolean;
  onClose: () => void;
}

/** Scheduled posts, and posts that were published with a delay. */
export function SchedulePanel({ open, onClose }: SchedulePanelProps) {
  return (
    <SideDrawer open={open} onClose={onClose} width={620} title="Scheduled posts">
      <Schedule />
    </SideDrawer>
  );
}

function Schedule() {
  const { data, error, refetch } = usePublicationScheduleQuery({ fetchPolicy: 'network-only' });
  const failure = isUnauthenticated(error) ? undefined : error;
  if (failure) {
    return (
      <FailureNotice title="The schedule could not be loaded." error={failure} onRetry={refetch} />
    );
  }
  if (data === undefined) {
    return <Loading what="the schedule" rows={4} />;
  }
  const { due, late } = data.publicationSchedule;
  return (
    <>
      <Part heading="Due" empty="No scheduled posts.">
        {due.map(({ post, dueAt }) => (
          <li key={post.id}>
            <div>
              <PostLink {...post} />
              <p>
                Will be published on <Moment at={dueAt} inFull />.
              </p>
            </div>
          </li>
        ))}
      </Part>
      <Part
        heading="Published late in the last 30 days"
        empty="All scheduled posts were published on time."
      >
        {late.map(({ post, dueAt, publicAt, secondsLate }) => (
          <li key={post.id}>
            <div>
              <PostLink {...post} />
              <p>
                Due on <Moment at={dueAt} inFull />, public on <Moment at={publicAt} inFull />:{' '}
                {delayText(secondsLate)} late, because the site was not running.
              </p>
            </div>
          </li>
        ))}
      </Part>
    </>
  );
}

function PostLink({ slug, title }: { slug: string; title: string }) {
  return (
    <a className="adm-entry-link" href={articlePath(slug)} target="_blank">
      {title}
      <span className="sr"> (opens in a new tab)</span>
    </a>
  );
}

interface PartProps {
  heading: string;
  /** The text of an empty list. */
  empty: string;
  children: readonly ReactNode[];
}

function Part({ heading, empty, children }: PartProps) {
  const id = useId();
  return (
    <section className="adm-schedule-part" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children.length > 0 ? (
        <ul className="adm-post-rows">{children}</ul>
      ) : (
        <p className="adm-note">{empty}</p>
      )}
    </section>
  );
}
