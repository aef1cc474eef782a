import type { AccessRequest, DemoRequest } from '../../schema/request-rules.ts';

/** A complete trial form. */
export const accessRequest: AccessRequest = {
  firstName: 'Ingrid',
  lastName: 'Sørensen',
  affiliation: 'Lakehead Research Group',
  email: 'ingrid@lakehead.example',
  profileUrl: 'https://orcid.org/0000-0002-1825-0097',
  projectDescription:
    'A living review of CFTR modulators in adults with cystic fibrosis, comparing long-term outcomes across registries and trials.',
  referralSource: 'A colleague',
  numberOfStudies: '1,000-5,000',
  nonCommercialUse: true,
  dataCommunicationsConsent: true,
  dataProcessingConsent: true,
};

/** A complete demo form. */
export const demoRequest: DemoRequest = {
  firstName: 'Amir',
  lastName: 'Rahimi',
  affiliation: 'Northgate Biotech',
  email: 'a.rahimi@northgate.example',
  profileUrl: 'https://www.linkedin.com/in/arahimi',
  referralSource: 'A conference poster',
  message: 'We prepare a dossier for a rare disease and want to see the forecasts.',
  platformsToDemo: ['Lens', 'Waters'],
  dataCommunicationsConsent: true,
  dataProcessingConsent: true,
};
