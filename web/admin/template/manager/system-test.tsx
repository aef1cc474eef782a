import { Button, Tag } from 'antd';
import { templateMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useRunTemplateTestMutation,
  type RunTemplateTestMutation,
} from '../../../generated/admin.ts';

/** The system test: runs real checks on the current template and shows their results. */
export function SystemTest() {
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
