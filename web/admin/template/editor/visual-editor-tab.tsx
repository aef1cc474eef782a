import { templateMessages } from '../../../../schema/messages.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { useCurrentTemplate } from '../use-current-template.ts';
import { TemplateEditor } from './template-editor.tsx';
import './editor.css';

/** The "Visual Editor" tab in all its states: loading, error, or the editor. */
export default function VisualEditorTab() {
  const { template, error, reload } = useCurrentTemplate();
  if (template !== undefined) return <TemplateEditor template={template} reload={reload} />;
  return (
    <div className="adm-card">
      {error === undefined || isUnauthenticated(error) ? (
        <p className="adm-empty" role="status">
          {templateMessages.loading}
        </p>
      ) : (
        <FailureNotice
          title="The template could not be loaded."
          error={error}
          onRetry={() => void reload()}
        />
      )}
    </div>
  );
}
