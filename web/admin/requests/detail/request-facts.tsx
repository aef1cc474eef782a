import { Descriptions, Grid, type DescriptionsProps } from 'antd';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { longDate } from '../../../components/long-date.ts';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import { mailAddress } from './mail-address.ts';
import { profileAddress } from './profile-address.ts';
import { EmailText } from '../../shell/email-text.tsx';
import { Moment } from '../../shell/moment.tsx';
import { KindTag } from '../request-tag.tsx';

type Request = RequestDetailQuery['visitorRequest'];
type Items = NonNullable<DescriptionsProps['items']>;

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
      {consents.map(({ name, agreed, version, wording }) => (
        <li key={name} className={agreed ? 'adm-passed-idea' : 'adm-refused'}>
          <InterfaceIcon name={agreed ? 'check' : 'close'} />
          <span>
            {agreed ? null : <b>Not agreed: </b>}
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

function itemsOf(request: Request): Items {
  const asked: Items =
    request.__typename === 'AccessRequest'
      ? [{ key: 'studies', label: 'Studies', children: request.numberOfStudies }]
      : [{ key: 'platforms', label: 'Platforms', children: request.platformsToDemo.join(', ') }];
  return [
    { key: 'kind', label: 'Kind', children: <KindTag kind={request.kind} /> },
    { key: 'received', label: 'Received', children: <Moment at={request.createdAt} inFull /> },
    { key: 'affiliation', label: 'Affiliation', children: request.affiliation },
    {
      key: 'email',
      label: 'Email',
      children: (
        <a className="tlink" href={mailAddress(request.email)} aria-label={request.email}>
          <EmailText email={request.email} />
        </a>
      ),
    },
    { key: 'profile', label: 'Profile', children: <Profile submitted={request.profileUrl} /> },
    ...asked,
    { key: 'source', label: 'Heard about us', children: request.referralSource },
    { key: 'consents', label: 'Consents', children: <Consents consents={request.consents} /> },
  ];
}

/** The submitted fields: short answers as a list, the long one as text. */
export function RequestFacts({ request }: { request: Request }) {
  const wide = Grid.useBreakpoint().md ?? true;
  const [title, text] =
    request.__typename === 'AccessRequest'
      ? ['Project', request.projectDescription]
      : ['Message', request.message];
  return (
    <>
      <Descriptions
        className={wide ? 'adm-facts' : 'adm-facts adm-facts-stacked'}
        bordered
        layout={wide ? 'horizontal' : 'vertical'}
        column={1}
        size="small"
        items={itemsOf(request)}
      />
      <section className="adm-long-text">
        <h3>{title}</h3>
        <p>{text}</p>
      </section>
    </>
  );
}
