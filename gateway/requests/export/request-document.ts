import { consentOf, wordingText, type ConsentName } from '../../../schema/consent.ts';
import { isAccessRequest } from '../entities/access-request.entity.ts';
import { submittedIn } from '../entities/submitted-fields.ts';
import type { VisitorRequest } from '../entities/visitor-request.entity.ts';

/** The consents of a request, each with its wording at that time. */
export function consentsOf(request: VisitorRequest) {
  const { version, texts } = consentOf(request.consentVersion);
  const { dataCommunicationsWithdrawnAt, dataProcessingWithdrawnAt } = request;
  const consents: [ConsentName, boolean, Date | null][] = [
    ['dataCommunicationsConsent', request.dataCommunicationsConsent, dataCommunicationsWithdrawnAt],
    ['dataProcessingConsent', request.dataProcessingConsent, dataProcessingWithdrawnAt],
  ];
  if (isAccessRequest(request)) {
    consents.unshift(['nonCommercialUse', request.nonCommercialUse, null]);
  }
  return consents.map(([name, agreed, withdrawnAt]) => ({
    name,
    wording: wordingText(texts[name]),
    version,
    agreed,
    withdrawnAt,
  }));
}

/**
 * A request in the format for other programs: in webhooks, and in the export of a person's data.
 */
export function requestDocument(request: VisitorRequest) {
  const { id, kind, createdAt, status, source, marks } = request;
  return {
    id,
    kind,
    createdAt: createdAt.toISOString(),
    status,
    ...Object.fromEntries(submittedIn(request).map(({ name, value }) => [name, value])),
    consents: consentsOf(request),
    source,
    marks,
  };
}
