import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { contentMessages } from '../../../../schema/draft-messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  ContentVersionDocument,
  ContentVersionListDocument,
  useRestoreContentMutation,
  type ContentVersionListQuery,
  type OpenedPartFragment,
} from '../../../generated/admin.ts';
import {
  currentBadge,
  DifferenceLegend,
  VersionHistory,
  VersionPanel,
  type ListedVersion,
} from '../../drafts/version-history.tsx';
import { useMay } from '../../session/permissions.tsx';
import { SideDrawer } from '../../shell/side-drawer.tsx';
import { useAction } from '../../shell/show-failure.ts';
import { useListPages } from '../../shell/use-list-pages.ts';
import type { ContentField } from '../fields/content-field.ts';
import { ContentDifference } from './content-difference.tsx';

type Version = ContentVersionListQuery['contentVersions']['edges'][number]['node'];

interface PartVersionsProps {
  open: boolean;
  onClose: () => void;
  part: OpenedPartFragment;
  field: ContentField;
  /** Called with the part after a version was restored. */
  onRestored: (part: OpenedPartFragment) => void;
}

/**
 * The published versions of a part: the changes of each, author and date, and an action to restore
 * it.
 */
export function PartVersions({ open, onClose, ...versions }: PartVersionsProps) {
  return (
    <SideDrawer
      className="adm-history"
      open={open}
      onClose={onClose}
      width={1040}
      title={`Versions of ${versions.part.title}`}
    >
      <Versions {...versions} />
    </SideDrawer>
  );
}

function nameOf(version: number): string {
  return version === 0 ? 'File' : `Version ${String(version)}`;
}

function howItCame({ origin, restored, version }: Version): string {
  if (version === 0) return 'Current file';
  if (origin === 'file') return 'Used the file’s text';
  return restored === null ? 'Published' : `Restored version ${String(restored)}`;
}

function listed(row: Version, published: boolean): ListedVersion {
  const { version, updatedAt: at, updatedBy: by } = row;
  const badge = published ? currentBadge : undefined;
  return { version, name: nameOf(version), badge, at, by, facts: [howItCame(row)] };
}

function Versions({ part, field, onRestored }: Omit<PartVersionsProps, 'open' | 'onClose'>) {
  const { name } = part;
  const pages = useListPages(
    ContentVersionListDocument,
    { name },
    ({ contentVersions }) => contentVersions,
  );
  const file = useQuery(ContentVersionDocument, {
    variables: { name, version: 0 },
    fetchPolicy: 'no-cache',
  });
  const [chosen, setChosen] = useState<number>();
  const list = useRef<HTMLElement>(null);
  const { rows } = pages;
  const filed: Version[] = file.data
    ? [
        {
          ...{ version: 0, origin: 'file', restored: null, updatedAt: null, updatedBy: null },
          value: file.data.contentVersion.value,
        },
      ]
    : [];
  const versions = [...(rows ?? []), ...(pages.next ? [] : filed)];
  const shown = versions.find(({ version }) => version === chosen) ?? versions[0];
  const at = shown ? versions.indexOf(shown) : 0;

  return (
    <VersionHistory
      pages={pages}
      list={list}
      versions={versions.map((row) => listed(row, row.version === part.version))}
      chosen={shown?.version}
      onChoose={setChosen}
    >
      {shown ? (
        <PartVersion
          key={shown.version}
          {...{ part, field, onRestored }}
          version={shown}
          previous={versions[at + 1]}
        />
      ) : null}
    </VersionHistory>
  );
}

interface PartVersionProps {
  part: OpenedPartFragment;
  field: ContentField;
  version: Version;
  /** The previous version, if it is loaded. */
  previous: Version | undefined;
  onRestored: (part: OpenedPartFragment) => void;
}

/**
 * One version: its changes or its difference from the published one, and an action to restore it.
 */
function PartVersion({ part, field, version, previous, onRestored }: PartVersionProps) {
  const publishes = useMay('publish');
  const { busy, carryOut } = useAction();
  const [restoreContent] = useRestoreContentMutation({ fetchPolicy: 'no-cache' });
  const current = version.version === part.version;
  const restore = () =>
    carryOut(async () => {
      const restored = version.version;
      const { data } = await restoreContent({
        variables: { name: part.name, restored, version: part.version },
      });
      toast({ ...contentMessages.restored(restored), variant: 'success' });
      if (data) onRestored(data.restoreContent);
    });
  return (
    <VersionPanel
      heading={nameOf(version.version)}
      action={
        current || !publishes ? null : (
          <Button type="primary" aria-disabled={busy} onClick={() => void restore()}>
            Restore
          </Button>
        )
      }
    >
      <DifferenceLegend>
        {current
          ? 'in this version, compared with the previous one.'
          : 'since then: the published version compared with this one.'}
      </DifferenceLegend>
      <div className="adm-version-text">
        {current ? (
          <ContentDifference
            field={field}
            before={(previous ?? version).value}
            after={version.value}
          />
        ) : (
          <ContentDifference field={field} before={version.value} after={part.value} />
        )}
      </div>
    </VersionPanel>
  );
}
