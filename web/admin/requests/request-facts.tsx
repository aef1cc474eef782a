import { Descriptions, type DescriptionsProps } from 'antd';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import type { RequestDetailQuery } from '../../generated/admin.ts';
import { mailAddress } from './mail-address.ts';
import { profileAddress } from './profile-address.ts';
import { Received } from './received.tsx';
import { KindTag } from './request-tag.tsx';

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

function Consent({ given, to }: { given: boolean; to: string }) {
  return (
    <li className={given ? 'adm-given' : 'adm-refused'}>
      <InterfaceIcon name={given ? 'check' : 'close'} />
      <span>
        {to}
        {given ? '' : ': not given'}
      </span>
    </li>
  );
}

function Consents({ request }: { request: Request }) {
  return (
    <ul className="adm-consents">
      {request.__typename === 'AccessRequest' ? (
        <Consent given={request.nonCommercialUse} to="Non-commercial use only" />
      ) : null}
      <Consent given={request.dataCommunicationsConsent} to="Project updates and communications" />
      <Consent given={request.dataProcessingConsent} to="Data storage and processing" />
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
    { key: 'received', label: 'Received', children: <Received at={request.createdAt} inFull /> },
    { key: 'affiliation', label: 'Affiliation', children: request.affiliation },
    {
      key: 'email',
      label: 'Email',
      children: (
        <a className="tlink" href={mailAddress(request.email)}>
          {request.email}
        </a>
      ),
    },
    { key: 'profile', label: 'Profile', children: <Profile submitted={request.profileUrl} /> },
    ...asked,
    { key: 'source', label: 'Heard via', children: request.referralSource },
    { key: 'consents', label: 'Consents', children: <Consents request={request} /> },
  ];
}

/** Everything a visitor submitted: the short answers as a list, the long one as reading text. */
export function RequestFacts({ request }: { request: Request }) {
  const [title, text] =
    request.__typename === 'AccessRequest'
      ? ['Project', request.projectDescription]
      : ['Message', request.message];
  return (
    <>
      <Descriptions
        className="adm-facts"
        bordered
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
