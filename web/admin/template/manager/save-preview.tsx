import { Alert, Button } from 'antd';
import { useState } from 'react';
import { checkTemplateConfig } from '../../../../schema/template/template-validation.ts';
import { useTemplateSaveQuery } from '../../../generated/admin.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { SideDrawer } from '../../shell/side-drawer.tsx';
import { TemplatePreview } from '../../preview/template-preview.tsx';

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
export function SavePreview(props: SavePreviewProps) {
  const { number, nameOf, current, restoring, onClose, onRestore } = props;
  const [shown, setShown] = useState(number);
  if (number !== undefined && number !== shown) setShown(number);
  // The drawer continues to show the last save while it closes.
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
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (check?.ok === false) {
    return <Alert type="warning" showIcon title="This saved template is no longer valid." />;
  }
  return <TemplatePreview config={check?.config} />;
}
