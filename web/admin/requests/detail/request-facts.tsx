import { Descriptions, Grid, type DescriptionsProps } from 'antd';
import type { ReactNode } from 'react';
import {
  requestField,
  shortLabelOf,
  submittedFieldNames,
  type SubmittedFieldName,
} from '../../../../schema/request-fields.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { longDate } from '../../../components/long-date.ts';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import { mailAddress, profileAddress } from './contact-addresses.ts';
import { EmailText } from '../../shell/email-text.tsx';
import { Moment } from '../../shell/moment.tsx';
import { KindTag } from '../request-tag.tsx';

type Request = RequestDetailQuery['visitorRequest'];

function Profile({ submitted }: { submitted: string }) {
  const address = profileAddress(submitted);
  return address ? (
    <a className="tlink" href={address} target="_blank" rel="noopener noreferrer nofollow">
      {submitted}
    </a>
  ) : (
    submitted
  );
}

function Consents({ consents }: Pick<Request, 'consents'>) {
  return (
    <ul className="adm-consents">
      {consents.map(({ name, agreed, withdrawnAt, version, wording }) => (
        <li key={name} className={agreed && !withdrawnAt ? 'adm-passed-idea' : 'adm-refused'}>
          <InterfaceIcon name={agreed && !withdrawnAt ? 'check' : 'close'} />
          <span>
            {agreed ? null : <b>Not agreed: </b>}
            {withdrawnAt ? (
              <b>
                Withdrawn on <Moment at={withdrawnAt} inFull />:{' '}
              </b>
            ) : null}
            {wording}
            <span className="adm-consent-version">
              Wording of <time dateTime={version}>{longDate(version)}</time>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The answers that are shown as more than their text. */
function shownAnswer(request: Request, name: SubmittedFieldName, answer: string): ReactNode {
  if (name === 'profileUrl') return <Profile submitted={answer} />;
  if (name !== 'email') return answer;
  return (
    <a className="tlink" href={mailAddress(request.email)} aria-label={request.email}>
      <EmailText email={request.email} />
    </a>
  );
}

/** The fields of the request's form that have an answer; the person's name is the heading. */
function answersOf(request: Request) {
  const values: Partial<Record<SubmittedFieldName, string | string[] | null>> = request;
  return submittedFieldNames
    .filter((name) => name !== 'firstName' && name !== 'lastName')
    .map((name) => ({ name, answer: [values[name] ?? ''].flat().join(', ') }))
    .filter(({ answer }) => answer !== '');
}

const isLong = (name: SubmittedFieldName): boolean => requestField(name)?.long ?? false;

/** What the person wrote. */
export function RequestMessage({ request }: { request: Request }) {
  return answersOf(request)
    .filter(({ name }) => isLong(name))
    .map(({ name, answer }) => (
      <section key={name} className="adm-long-text">
        <h3>{shortLabelOf(name)}</h3>
        <p>{answer}</p>
      </section>
    ));
}

/** The short answers, and the consents. */
export function RequestFacts({ request }: { request: Request }) {
  const wide = Grid.useBreakpoint().md ?? true;
  const items: DescriptionsProps['items'] = [
    { key: 'kind', label: 'Kind', children: <KindTag kind={request.kind} /> },
    { key: 'received', label: 'Received', children: <Moment at={request.createdAt} inFull /> },
    ...answersOf(request)
      .filter(({ name }) => !isLong(name))
      .map(({ name, answer }) => ({
        key: name,
        label: shortLabelOf(name),
        children: shownAnswer(request, name, answer),
      })),
    { key: 'consents', label: 'Consents', children: <Consents consents={request.consents} /> },
  ];
  return (
    <Descriptions
      className={wide ? 'adm-facts' : 'adm-facts adm-facts-stacked'}
      bordered
      layout={wide ? 'horizontal' : 'vertical'}
      column={1}
      size="small"
      items={items}
    />
  );
}
