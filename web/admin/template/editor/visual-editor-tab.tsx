import { useEffect, useEffectEvent } from 'react';
import { templateMessages } from '../../../../schema/messages.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { toast } from '../../../components/toast/toast-store.ts';
import { useCurrentTemplateQuery } from '../../../generated/admin.ts';
import { loadFailure } from '../template-failure.ts';
import { readCurrentTemplate } from '../current-template.ts';
import './editor.css';

const unreadable = new Error('The stored template cannot be read.');

/** The current template; each failure to load it shows the toast of product 7.6. */
function useCurrentTemplate() {
  const { data, error, refetch } = useCurrentTemplateQuery({ fetchPolicy: 'network-only' });
  const template = data === undefined ? undefined : readCurrentTemplate(data);
  const problem = error ?? (data !== undefined && template === undefined ? unreadable : undefined);

  const say = useEffectEvent((reason: Error) =>
    toast({ ...loadFailure(reason), variant: 'destructive' }),
  );
  useEffect(() => {
    if (problem !== undefined) say(problem);
  }, [problem]);

  return {
    /** Undefined until the first response. */
    template,
    /** Why it could not be loaded. */
    error: problem,
    /** Reloads the template; resolves with the current one, or undefined if this failed. */
    reload: async () => {
      try {
        const answer = await refetch();
        return answer.data === undefined ? undefined : readCurrentTemplate(answer.data);
      } catch {
        return undefined;
      }
    },
  };
}

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
        <FailureNotice title="The template could not be loaded." error={error} onRetry={reload} />
      )}
    </div>
  );
}
