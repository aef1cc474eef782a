import { useRef, useState } from 'react';
import {
  PostVersionListDocument,
  type PostVersionListQuery,
  useSavedPostChangesQuery,
} from '../../../generated/admin.ts';
import { focusListTop } from '../../shell/focus-list-top.ts';
import { currentBadge, type ListedVersion, VersionHistory } from '../../drafts/version-history.tsx';
import { SideDrawer, useLastShown } from '../../shell/side-drawer.tsx';
import { useListPages } from '../../shell/use-list-pages.ts';
import { isPublic } from '../list/post-state.ts';
import { ChangesList } from './changes-list.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { PostVersionPanel } from './post-version-panel.tsx';
import './history.css';

/** The fields of a post that its history needs. */
export interface HistoryPost {
  id: string;
  title: string;
  published: boolean;
  publishedAt: string | null;
}

interface PostHistoryProps {
  /** The post to show; undefined closes the drawer. */
  post: HistoryPost | undefined;
  onClose: () => void;
  /** Called after an earlier version was restored. */
  onRestored: (postId: string) => void;
}

/** The versions of a post in a drawer: the changes of each, and an action to restore it. */
export function PostHistory({ post, onClose, onRestored }: PostHistoryProps) {
  const shown = useLastShown(post);
  return shown === undefined ? null : (
    <SideDrawer
      className="adm-history"
      open={post !== undefined}
      onClose={onClose}
      width={1040}
      title={`History of ${shown.title}`}
    >
      <Versions post={shown} onRestored={onRestored} />
    </SideDrawer>
  );
}

function Versions({ post, onRestored }: { post: HistoryPost; onRestored: (id: string) => void }) {
  const pages = useListPages(
    PostVersionListDocument,
    { postId: post.id },
    ({ postVersions }) => postVersions,
  );
  const { rows } = pages;
  /** The number of the current version, even if it is on another page. */
  const current = pages.data?.latest.edges[0]?.node.version;
  const list = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [chosenChanges, setChosenChanges] = useState<number>();
  const version = chosen ?? current;
  const savedChanges = useSavedPostChangesQuery({
    variables: { postId: post.id },
    fetchPolicy: 'network-only',
  });
  const changes = savedChanges.data?.keptPostChanges ?? [];
  const shownChanges = changes.find(({ number }) => number === chosenChanges);

  return (
    <VersionHistory
      pages={pages}
      list={list}
      versions={rows?.map(listedVersion) ?? []}
      chosen={shownChanges ? undefined : version}
      onChoose={(number) => {
        setChosenChanges(undefined);
        setChosen(number);
      }}
      below={
        changes.length > 0 ? (
          <ChangesList rows={changes} chosen={chosenChanges} onChoose={setChosenChanges} />
        ) : null
      }
    >
      {shownChanges ? (
        <ChangesPanel
          postId={post.id}
          changes={shownChanges}
          othersPending={changes.some(({ outcome }) => outcome === null)}
          onRestored={() => {
            setChosenChanges(undefined);
            void savedChanges.refetch();
            onRestored(post.id);
            focusListTop(list.current);
          }}
        />
      ) : current !== undefined && version !== undefined ? (
        <PostVersionPanel
          postId={post.id}
          published={post.published}
          isPublic={isPublic(post)}
          version={version}
          current={current}
          previous={rows?.find((row) => row.version < version)?.version}
          onRestored={() => {
            setChosen(undefined);
            pages.reload();
            onRestored(post.id);
            focusListTop(list.current);
          }}
          onConflict={pages.reload}
        />
      ) : null}
    </VersionHistory>
  );
}

type VersionRow = PostVersionListQuery['postVersions']['edges'][number]['node'];

function whatItDid({ version, restored, changed }: VersionRow): string | undefined {
  if (restored !== null) {
    return `Restored version ${restored}`;
  }
  if (changed.length > 0) {
    return `Changed: ${changed.join(', ')}`;
  }
  return version === 1 ? 'First version' : undefined;
}

/** A post version as the version list shows it. */
function listedVersion(row: VersionRow): ListedVersion {
  const { version, current, savedAt: at, savedBy: by, byProgram, model, confirmedBy } = row;
  const facts = [
    whatItDid(row),
    byProgram ? 'Written by a program' : undefined,
    model === null ? undefined : `Written by AI (${model})`,
    confirmedBy === null ? undefined : `Read by ${confirmedBy}`,
    row.aiInvolvement === 'AI_AUTONOMOUS' ? 'Not read by a person' : undefined,
  ];
  return {
    version,
    name: `Version ${version}`,
    badge: current ? currentBadge : undefined,
    at,
    by,
    facts: facts.filter((fact) => fact !== undefined),
  };
}
