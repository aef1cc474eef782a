import { useErasuresQuery, type ErasuresQuery } from '../../generated/admin.ts';
import { Moment } from '../shell/moment.tsx';
import { Loaded } from '../shell/settings-card.tsx';

type Record = ErasuresQuery['erasures'][number];

/** The records of data erasures, newest first. */
export function Erasures() {
  const answer = useErasuresQuery({ fetchPolicy: 'network-only' });
  return (
    <Loaded what="the past erasures" answer={answer}>
      {({ erasures }) =>
        erasures.length === 0 ? null : (
          <section className="adm-card-body set-erasures">
            <h4 id="erasures">Past erasures</h4>
            <ul aria-labelledby="erasures">
              {erasures.map((record) => (
                <li key={record.id}>
                  <Moment at={record.erasedAt} inFull />: {erasedText(record)}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function erasedText({ reason, erasedBy, requests, otherRecords }: Record): string {
  const what = `${requests === 1 ? '1 request' : `${requests} requests`} and ${otherRecords} other records`;
  return reason === 'PERSON'
    ? `${what} of one person, erased by ${erasedBy}`
    : `${what}, because the retention period ended`;
}
