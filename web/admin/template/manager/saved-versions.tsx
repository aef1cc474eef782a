import { Alert, Button, Flex, Table, type TableColumnsType, Tag } from 'antd';
import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import {
  TemplateSavesDocument,
  type TemplateSavesQuery,
  useRestoreTemplateSaveMutation,
  useTemplateSaveQuery,
} from '../../../generated/admin.ts';
import { Card } from '../../shell/card.tsx';
import { momentInFull } from '../../shell/moment-text.ts';
import { focusListTop } from '../../shell/focus-list-top.ts';
import { ListPager } from '../../shell/list-pager.tsx';
import { ListState, tableLoading } from '../../shell/list-state.tsx';
import { useListPages } from '../../shell/use-list-pages.ts';
import { templateMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import { refetchTemplate } from '../current-template.ts';
import { checkTemplateConfig } from '../../../../schema/template/template-validation.ts';
import { FailureNotice, failureReason } from '../../shell/failure-notice.tsx';
import { SideDrawer, useLastShown } from '../../shell/side-drawer.tsx';
import { TemplatePreview } from '../../preview/template-preview.tsx';

type SaveRow = TemplateSavesQuery['templateSaves']['edges'][number]['node'];

/** The display name of a save. */
function nameOf(number: number): string {
  return number === 0 ? 'The site’s own template' : `Version ${number}`;
}

function SaveWords({ save, current }: { save: SaveRow; current: boolean }) {
  return (
    <>
      <Flex component="b" wrap gap="4px 8px">
        {nameOf(save.number)}
        {current ? <Tag className="adm-tag adm-tag-ok">Current</Tag> : null}
      </Flex>
      <span className="adm-quiet">
        {save.savedAt === null ? (
          'Ships with the site'
        ) : (
          <>
            <time dateTime={save.savedAt}>{momentInFull(new Date(save.savedAt))}</time>
            {save.savedBy === null ? null : ` by ${save.savedBy}`}
          </>
        )}
      </span>
    </>
  );
}

/** All saves of the template, with actions to preview and restore them. */
export function SavedVersions() {
  const pages = useListPages(TemplateSavesDocument, {}, ({ templateSaves }) => templateSaves);
  const [previewed, setPreviewed] = useState<number>();
  const { restore, restoring } = useRestore();
  const section = useRef<HTMLElement>(null);
  const { rows, loading, firstPosition } = pages;
  const current = firstPosition === 1 ? rows?.[0]?.number : undefined;

  const columns: TableColumnsType<SaveRow> = [
    {
      title: 'Version',
      key: 'version',
      render: (_, save) => <SaveWords save={save} current={save.number === current} />,
    },
    {
      title: <span className="sr">Actions</span>,
      key: 'actions',
      align: 'right',
      render: (_, { number }) => (
        <Flex component="span" wrap gap={8} justify="flex-end">
          <Button aria-label={`Preview ${nameOf(number)}`} onClick={() => setPreviewed(number)}>
            Preview
          </Button>
          {number === current ? null : (
            <Button
              aria-label={`Restore ${nameOf(number)}`}
              aria-disabled={restoring}
              onClick={() =>
                void restore(number, nameOf(number)).then(() => section.current?.focus())
              }
            >
              Restore
            </Button>
          )}
        </Flex>
      ),
    },
  ];

  return (
    <Card heading="Saved versions" tabIndex={-1} ref={section}>
      <ListState what="the saved versions" pages={pages} />
      {rows === undefined ? null : (
        <>
          <Table<SaveRow>
            rowKey="number"
            columns={columns}
            dataSource={[...rows]}
            loading={tableLoading(loading)}
            pagination={false}
          />
          <ListPager
            {...pages}
            itemNames={['version', 'versions']}
            shown={rows.length}
            onPageChange={() => focusListTop(section.current)}
          />
        </>
      )}
      <SavePreview
        number={previewed}
        nameOf={nameOf}
        current={previewed === current}
        restoring={restoring}
        onClose={() => setPreviewed(undefined)}
        onRestore={async (number) => {
          if (await restore(number, nameOf(number))) setPreviewed(undefined);
        }}
      />
    </Card>
  );
}

/** Restores an earlier save; resolves with whether it was successful. */
function useRestore(): {
  restore: (number: number, name: string) => Promise<boolean>;
  restoring: boolean;
} {
  const client = useApolloClient();
  const [send, { loading }] = useRestoreTemplateSaveMutation();
  return {
    restoring: loading,
    restore: async (number, name) => {
      if (loading) return false;
      try {
        await send({ variables: { number } });
      } catch (error) {
        toast({
          title: templateMessages.saveFailed,
          description: failureReason(error),
          variant: 'destructive',
        });
        return false;
      }
      toast({
        title: templateMessages.saved,
        description: `${name} is published again.`,
        variant: 'success',
      });
      await refetchTemplate(client).catch(() => undefined);
      return true;
    },
  };
}

interface SavePreviewProps {
  /** The save to preview; undefined closes the drawer. */
  number: number | undefined;
  nameOf: (number: number) => string;
  current: boolean;
  restoring: boolean;
  onClose: () => void;
  onRestore: (number: number) => void;
}

/** An article rendered with a saved template, before it is restored. */
function SavePreview(props: SavePreviewProps) {
  const { number, nameOf, current, restoring, onClose, onRestore } = props;
  const shown = useLastShown(number);
  if (shown === undefined) return null;
  return (
    <SideDrawer
      open={number !== undefined}
      onClose={onClose}
      width={1120}
      title={nameOf(shown)}
      footer={
        current ? null : (
          <Button type="primary" loading={restoring} onClick={() => onRestore(shown)}>
            Restore this version
          </Button>
        )
      }
    >
      <SavedTemplate number={shown} />
    </SideDrawer>
  );
}

function SavedTemplate({ number }: { number: number }) {
  const { data, error, refetch } = useTemplateSaveQuery({ variables: { number } });
  const check = data && checkTemplateConfig(data.templateSave.config);
  if (error !== undefined) {
    return (
      <FailureNotice
        title="The saved version could not be loaded."
        error={error}
        onRetry={refetch}
      />
    );
  }
  if (check?.ok === false) {
    return <Alert type="warning" showIcon title="This saved template is no longer valid." />;
  }
  return <TemplatePreview config={check?.config} />;
}
