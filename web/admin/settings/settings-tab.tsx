import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { cardParameter, type SettingsCardId, settingsCards } from '../shell/view-address.ts';
import { HouseRules } from './house-rules.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';
import { MachineReaders } from './machine-readers.tsx';
import { MeetingSettings } from './meetings/meeting-settings.tsx';
import { NotificationState } from './notification-state.tsx';
import { PersonSearch } from './person-search.tsx';
import { People } from './people/people.tsx';
import { RequestHandling } from './request-handling.tsx';
import { ReplyTemplates } from '../reply-templates/reply-templates.tsx';
import { ReviewRules } from './review-rules.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';
import { Webhooks } from './webhooks.tsx';
import { useApiKeysQuery } from '../../generated/admin.ts';
import { Card, Loaded } from '../shell/card.tsx';
import { KeyEntry } from './keys/key-entry.tsx';
import { NewKey } from './keys/new-key.tsx';
import './settings.css';

/** Events by which a person moves on; the page must not move any more then. */
const personEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the card that the address names, and focuses it. The cards above it grow as their
 * content loads, so it stays at the top until the person does something.
 */
function useRequestedCard(page: RefObject<HTMLElement | null>): void {
  const { key, search } = useLocation();
  useEffect(() => {
    const address = new URLSearchParams(search);
    const id = address.get('tab') === 'settings' ? address.get(cardParameter) : null;
    const card = [...(page.current?.children ?? [])].find(
      (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['card'] === id,
    );
    if (!page.current || !card) return undefined;
    const show = () => card.scrollIntoView({ block: 'start', behavior: 'instant' });
    const growth = new ResizeObserver(show);
    growth.observe(page.current);
    card.focus({ preventScroll: true });
    const stop = () => {
      growth.disconnect();
      for (const name of personEvents) window.removeEventListener(name, stop);
    };
    for (const name of personEvents) window.addEventListener(name, stop, { passive: true });
    return stop;
  }, [page, key, search]);
}

/** The part of the screen in which a card is the current one: a line below its top. */
const currentLine = '-20% 0px -79% 0px';

/** The id of the card that is being read; follows scrolling. */
function useCurrentCard(page: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (entered instanceof HTMLElement) setCurrent(entered.dataset['card']);
      },
      { rootMargin: currentLine },
    );
    for (const card of page.current?.children ?? []) observer.observe(card);
    return () => observer.disconnect();
  }, [page]);
  return current;
}

interface SettingsCard {
  id: SettingsCardId;
  Content: ComponentType;
}

const groups: readonly { heading: string; cards: readonly SettingsCard[] }[] = [
  {
    heading: 'Setup',
    cards: [
      { id: 'launch-checklist', Content: LaunchChecklist },
      { id: 'people', Content: People },
    ],
  },
  {
    heading: 'Requests',
    cards: [
      { id: 'request-handling', Content: RequestHandling },
      { id: 'notifications', Content: NotificationState },
      { id: 'meetings', Content: MeetingSettings },
      { id: 'reply-templates', Content: ReplyTemplates },
    ],
  },
  {
    heading: 'Publication',
    cards: [{ id: 'review', Content: ReviewRules }],
  },
  {
    heading: 'Privacy',
    cards: [{ id: 'personal-data', Content: PersonSearch }],
  },
  {
    heading: 'AI and integrations',
    cards: [
      { id: 'ai-generator', Content: HouseRules },
      { id: 'machine-readers', Content: MachineReaders },
      { id: 'webhooks', Content: Webhooks },
      { id: 'api-keys', Content: ApiKeys },
    ],
  },
];

/** The "Settings" tab: one page of cards, with links to each (contract 20.8). */
export default function SettingsTab() {
  const page = useRef<HTMLDivElement>(null);
  useRequestedCard(page);
  const current = useCurrentCard(page);
  return (
    <section aria-label="Settings">
      <h2 className="sr">Settings</h2>
      <div className="set-page">
        <SettingsNavigation groups={groups} current={current} />
        <div className="adm-cards set-cards" ref={page}>
          {groups.flatMap(({ cards }) =>
            cards.map(({ id, Content }) => (
              <div key={id} data-card={id} tabIndex={-1}>
                <CardBoundary heading={settingsCards[id]}>
                  <Content />
                </CardBoundary>
              </div>
            )),
          )}
        </div>
      </div>
    </section>
  );
}

/** The API keys of programs (product 19.9). */
function ApiKeys() {
  const body = useRef<HTMLDivElement>(null);
  const answer = useApiKeysQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="API keys">
      <Loaded what="the API keys" answer={answer}>
        {({ apiKeys }) => (
          <>
            <div className="adm-card-body set-stack" tabIndex={-1} ref={body}>
              <p>
                {apiKeys.length > 0 ? '' : 'No API keys yet. '}
                With an API key, a program can do only what you allow. The activity log names the
                key, and what the program writes is labelled until a person publishes it.
              </p>
              <NewKey />
            </div>
            {apiKeys.length > 0 ? (
              <ul className="adm-rows" aria-label="API keys">
                {apiKeys.map((key) => (
                  <KeyEntry key={key.id} apiKey={key} focusWhenRevoked={() => body.current} />
                ))}
              </ul>
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  );
}
