import { Button, Tag } from 'antd';
import { SavedVersions } from './saved-versions.tsx';
import {
  templateComponents,
  templateVersion,
} from '../../../../schema/template/template-options.ts';
import { Card } from '../../shell/card.tsx';
import { partNames } from '../../preview/article-part.ts';
import { templateMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  type RunTemplateTestMutation,
  useRunTemplateTestMutation,
} from '../../../generated/admin.ts';
import './manager.css';

/**
 * The "Template Manager" tab: facts about the template, its system test, and its saved versions.
 */
export default function TemplateManagerTab() {
  return (
    <section className="adm-cards tpl-manager" aria-label="Template Manager">
      <h2 className="sr">Template Manager</h2>
      <Card heading="Article template">
        <div className="adm-card-body">
          <TemplateFacts />
          <SystemTest />
        </div>
      </Card>
      <SavedVersions />
    </section>
  );
}

/** The info panel: version and components of the template (product 7.5). */
function TemplateFacts() {
  return (
    <dl className="set-facts">
      <div>
        <dt>Version</dt>
        <dd>{templateVersion}</dd>
      </div>
      <div>
        <dt>Content</dt>
        <dd>
          {templateComponents.length} components
          <ul className="tpl-parts">
            {templateComponents.map((component) => (
              <li key={component}>{partNames[component]}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

/** The system test: runs real checks on the current template and shows their results. */
function SystemTest() {
  const [run, { data, loading }] = useRunTemplateTestMutation();
  const start = () =>
    run().catch(() => toast({ ...templateMessages.testFailed, variant: 'destructive' }));
  return (
    <>
      <Button loading={loading} onClick={() => void start()}>
        Run System Test
      </Button>
      <div role="status">
        {data === null || data === undefined || loading ? null : (
          <Report report={data.runTemplateTest} />
        )}
      </div>
    </>
  );
}

function Report({ report }: { report: RunTemplateTestMutation['runTemplateTest'] }) {
  const { testsPassed, testsTotal, tests } = report;
  return (
    <>
      <p className="tpl-score" data-complete={testsPassed === testsTotal}>
        {`${testsPassed}/${testsTotal} tests passed`}
      </p>
      <ul className="tpl-tests" aria-label="Checks">
        {tests.map(({ name, passed, detail }) => (
          <li key={name}>
            <Tag className={passed ? 'adm-tag adm-tag-ok' : 'adm-tag adm-tag-danger'}>
              {passed ? 'Passed' : 'Failed'}
            </Tag>
            <b>{name}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
