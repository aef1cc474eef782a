import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { NotificationLogDocument, type OutboxState } from '../../generated/admin.ts';
import { eventLabels, stateLabels } from '../deliveries/delivery-labels.ts';
import { Attempts, DeliveryHead } from '../deliveries/delivery-parts.tsx';
import '../deliveries/deliveries.css';
import { Moment } from '../shell/moment.tsx';
import { ListFilter } from '../shell/list-filter.tsx';
import { focusListTop } from '../shell/focus-list-top.ts';
import { ListState } from '../shell/list-state.tsx';
import { ListPager } from '../shell/list-pager.tsx';
import { useListPages } from '../shell/use-list-pages.ts';
import { SideDrawer } from '../shell/side-drawer.tsx';

const states = Object.keys(stateLabels) as OutboxState[];

/** The delivery log of all notifications, newest first, loaded with a button. */
export function NotificationLog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show deliveries</Button>
      <SideDrawer open={open} onClose={() => setOpen(false)} width={620} title="Deliveries">
        <Log />
      </SideDrawer>
    </>
  );
}

function Log() {
  const [state, setState] = useState<OutboxState>();
  const list = useRef<HTMLElement>(null);
  const pages = useListPages(
    NotificationLogDocument,
    { state: state ?? null },
    ({ outboxMessages }) => outboxMessages,
  );
  const { rows, loading } = pages;
  return (
    <section className="set-stack" aria-label="Deliveries" tabIndex={-1} ref={list}>
      <ListFilter
        label="Status"
        values={states}
        textOf={(value) => stateLabels[value].text}
        chosen={state}
        onChoose={setState}
      />
      <ListState what="the deliveries" pages={pages} />
      {rows?.length === 0 && !loading ? (
        <p className="adm-empty" role="status">
          {state
            ? 'No deliveries with this status.'
            : 'No deliveries yet. E-mails and webhook messages appear here once they are queued.'}
        </p>
      ) : null}
      {rows && rows.length > 0 ? (
        <>
          <ul className="adm-deliveries">
            {rows.map((message) => (
              <li key={message.id}>
                <DeliveryHead message={message}>
                  {message.requestId === null ? (
                    <span>{eventLabels[message.event]}</span>
                  ) : (
                    <Link className="tlink" to={`?tab=requests&request=${message.requestId}`}>
                      {eventLabels[message.event]}
                    </Link>
                  )}
                </DeliveryHead>
                <p className="adm-note">
                  Created <Moment at={message.createdAt} inFull />
                </p>
                <Attempts ledger={message.ledger} />
              </li>
            ))}
          </ul>
          <ListPager
            {...pages}
            itemNames={['notification', 'notifications']}
            shown={rows.length}
            onPageChange={() => focusListTop(list.current)}
          />
        </>
      ) : null}
    </section>
  );
}
