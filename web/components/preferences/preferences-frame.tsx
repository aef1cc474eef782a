import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ReactNode } from 'react';
import {
  isPreferenceOutcome,
  isPreferenceProblem,
  preferenceOutcomes,
} from '../../../schema/preferences.ts';
import { useSiteFrameSuspenseQuery } from '../../generated/site.ts';
import { usePageStatus, useUncachedPage } from '../../page-response.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { PageMeta } from '../metadata/page-meta.tsx';
import { SalesAddressLink } from '../requests/sales-address.tsx';
import './preferences.css';

interface PreferencesFrameProps {
  heading: string;
  /** A sentence or two under the heading. */
  lead: ReactNode;
  /** The last part of the URL, which names the result of an action. */
  outcome?: string | undefined;
  children?: ReactNode;
}

/** A page of a person's data: private, and in no search engine. */
export function PreferencesFrame({ heading, lead, outcome, children }: PreferencesFrameProps) {
  useUncachedPage();
  const { brand } = useSiteFrameSuspenseQuery().data.site;
  return (
    <>
      <PageMeta
        title={`${heading} | ${brand.name}`}
        description={`Your data and consents at ${brand.name}.`}
        robots="noindex"
      />
      <div className="page-h">
        <div className="container">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <div className="container pref">
        {isPreferenceOutcome(outcome) ? (
          <p
            className={isPreferenceProblem(outcome) ? 'pref-said bad' : 'pref-said'}
            role={isPreferenceProblem(outcome) ? 'alert' : 'status'}
          >
            <InterfaceIcon name={isPreferenceProblem(outcome) ? 'warning' : 'check'} />
            <span>{preferenceOutcomes[outcome]}</span>
          </p>
        ) : null}
        {children}
      </div>
    </>
  );
}

/** Lets a page whose link is not valid explain that; any other error is thrown. */
export function allowExpiredLink(thrown: unknown): void {
  const error = CombinedGraphQLErrors.is(thrown) ? thrown.errors[0] : undefined;
  if (error?.extensions?.['code'] !== 'NOT_FOUND') throw thrown;
}

/** Shown for a link that is not valid or has expired, with status 404. */
export function ExpiredPreferences({ children }: { children: ReactNode }) {
  usePageStatus(404);
  return (
    <PreferencesFrame
      heading="This link is no longer valid"
      lead="It has expired, your data was erased, or the link was not copied completely."
    >
      <p>
        {children} You can also write to <SalesAddressLink />.
      </p>
    </PreferencesFrame>
  );
}
