import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useNeedsAttentionQuery, type NeedsAttentionQuery } from '../../generated/admin.ts';
import { withPostListView } from '../posts/list/post-list-view.ts';
import { postsListId } from '../posts/post-address.ts';
import { withRequestView } from '../requests/request-view.ts';
import { focusListTop } from '../shell/focus-list-top.ts';
import './needs-attention.css';

/** One kind of task: how many there are, and where to do them. */
interface Work {
  /** Singular and plural of the item name. */
  itemNames: readonly [one: string, several: string];
  count: (items: NeedsAttentionQuery) => number;
  to: string;
  /** Shows the place if it is not at the top of its tab. */
  show?: () => void;
  /** More of the same in another place, shown if there are any. */
  more?: Work;
}

const tab = (key: string) => new URLSearchParams({ tab: key });

const works: readonly Work[] = [
  {
    itemNames: ['request awaiting a reply', 'requests awaiting a reply'],
    count: ({ visitorRequests }) => visitorRequests.totalCount,
    to: `?${withRequestView(tab('requests'), { awaiting: true }).toString()}`,
  },
  {
    itemNames: ['draft', 'drafts'],
    count: ({ adminPosts }) => adminPosts.totalCount,
    to: `?${withPostListView(tab('posts'), { state: 'draft' }).toString()}`,
    // The place is on the current tab, further down.
    show: () => focusListTop(document.getElementById(postsListId), 'always'),
    more: {
      itemNames: ['content draft', 'content drafts'],
      count: ({ contentParts }) => contentParts.filter(({ hasDraft }) => hasDraft).length,
      to: `?${tab('content').toString()}`,
    },
  },
  {
    itemNames: ['open checklist item', 'open checklist items'],
    count: ({ launchChecklist }) => launchChecklist.filter(({ done }) => !done).length,
    to: `?${tab('settings').toString()}`,
  },
];

/**
 * A summary of open tasks above the first tab, shown to administrators who arrive without having
 * chosen a tab.
 */
export function NeedsAttention() {
  const [address] = useSearchParams();
  return address.has('tab') ? null : <AttentionList />;
}

function AttentionList() {
  const heading = useId();
  const { data, error } = useNeedsAttentionQuery({ fetchPolicy: 'network-only' });
  return (
    <section className="adm-card adm-attention" aria-labelledby={heading}>
      <h2 id={heading}>Needs attention</h2>
      {error && !data ? (
        <p>This list could not be loaded.</p>
      ) : (
        <ul>
          {works.map((work) => (
            <li key={work.to}>
              <WorkLink work={work} data={data} />
              {data && work.more && work.more.count(data) > 0 ? (
                <WorkLink work={work.more} data={data} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkLink({ work, data }: { work: Work; data: NeedsAttentionQuery | undefined }) {
  const {
    itemNames: [one, several],
    count,
    to,
    show,
  } = work;
  const items = data && count(data);
  return (
    <Link to={to} preventScrollReset onClick={show}>
      {/* A dash holds the place of what is not known yet. */}
      <b>{items?.toLocaleString('en-US') ?? '–'}</b> <span>{items === 1 ? one : several}</span>
    </Link>
  );
}
