import { Button, Checkbox } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useGettingStartedQuery, type GettingStartedQuery } from '../../generated/admin.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { homeMessages } from '../../../schema/messages.ts';
import { WritingLink } from '../posts/writing/writing-link.tsx';
import { settingsAddress } from '../shell/view-address.ts';
import { copyText } from '../shell/copy-text.ts';
import { HomeCard } from './home-card.tsx';

/** One step, which the product marks as done. */
interface Step {
  name: string;
  isDone: (facts: GettingStartedQuery) => boolean;
  link: (name: string) => ReactNode;
}

const steps: readonly Step[] = [
  {
    name: 'Replace the samples',
    isDone: ({ launchChecklist }) => launchChecklist.some(({ id, done }) => id === samples && done),
    link: (name) => (
      <Link className="tlink" to="?tab=content">
        {name}
      </Link>
    ),
  },
  {
    name: 'Set meeting hours',
    isDone: ({ meetingSettings }) => meetingSettings.hours.length > 0,
    link: (name) => (
      <Link className="tlink" to={settingsAddress('meetings')}>
        {name}
      </Link>
    ),
  },
  {
    name: 'Send yourself a test request',
    isDone: ({ visitorRequests }) => visitorRequests.totalCount > 0,
    link: (name) => (
      <a className="tlink" href="/">
        {name}
      </a>
    ),
  },
  {
    name: 'Publish an article',
    isDone: ({ publicationSchedule }) => publicationSchedule.hasOwnArticle,
    link: (name) => (
      <WritingLink className="tlink" id={undefined}>
        {name}
      </WritingLink>
    ),
  },
];

/** The checklist item that an administrator does; all others are for an engineer. */
const samples = 'samples';
const dismissedKey = 'loon-getting-started-dismissed';

/** Storage may be unavailable; the card is then shown again. */
function isDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(dismissedKey, new Date().toISOString());
  } catch {
    // Dismissed until the next load.
  }
}

/**
 * The first steps of an administrator, until all are done or they are dismissed, and, apart from
 * them, what an engineer has to set up.
 */
export function GettingStarted({ email }: { email: string }) {
  const [dismissed, setDismissed] = useState(isDismissed);
  const answer = useGettingStartedQuery({ variables: { email }, fetchPolicy: 'network-only' });
  const { data } = answer;
  const finished = data !== undefined && steps.every(({ isDone }) => isDone(data));
  return (
    <>
      {dismissed || finished ? null : (
        <HomeCard
          heading="Getting started"
          answers={[answer]}
          extra={
            <Button
              onClick={() => {
                rememberDismissal();
                setDismissed(true);
              }}
            >
              Dismiss
            </Button>
          }
        >
          {data ? (
            <ol className="adm-rows home-list">
              {steps.map((step) => (
                <StepLine key={step.name} step={step} done={step.isDone(data)} />
              ))}
            </ol>
          ) : null}
        </HomeCard>
      )}
      {data ? <EngineerList items={data.launchChecklist} /> : null}
    </>
  );
}

function StepLine({ step: { name, link }, done }: { step: Step; done: boolean }) {
  const id = useId();
  return (
    <li>
      <Checkbox checked={done} disabled aria-labelledby={id}>
        {done ? 'Done' : null}
      </Checkbox>
      <span id={id}>{link(name)}</span>
    </li>
  );
}

function EngineerList({ items }: { items: GettingStartedQuery['launchChecklist'] }) {
  const open = items.filter(({ id, done }) => id !== samples && !done);
  if (open.length === 0) return null;

  const copy = async () => {
    const text = open.map(({ title, detail, remedy }) => `- ${title}: ${detail} ${remedy}`);
    const copied = await copyText(text.join('\n'));
    toast(copied ? { ...homeMessages.copied, variant: 'success' } : homeMessages.notCopied);
  };
  return (
    <HomeCard
      heading="For your engineer"
      answers={[]}
      extra={<Button onClick={() => void copy()}>Copy for your engineer</Button>}
    >
      <ul className="adm-rows home-list">
        {open.map(({ id, title, detail, remedy }) => (
          <li key={id}>
            <b>{title}</b>
            <span className="home-remedy">
              {detail} {remedy}
            </span>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
