import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { outcomeNames } from '../../../schema/request-outcomes.ts';
import { withdrawnAtFields } from '../../../schema/consent.ts';
import { consentsOf } from './request-document.ts';
import { submittedCells, submittedColumns } from '../entities/submitted-fields.ts';
import type { VisitorRequest } from '../entities/visitor-request.entity.ts';

type Column = [
  heading: string,
  cell: (
    request: VisitorRequest,
    submitted: ReadonlyMap<string, string>,
  ) => string | null | undefined,
];

const columns: Column[] = [
  ['Received', ({ createdAt }) => createdAt.toISOString()],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Assigned to', ({ assignedTo }) => assignedTo],
  ...submittedColumns.map((name): Column => [name, (_request, submitted) => submitted.get(name)]),
  ['Consents', agreedConsents],
  ['Consent version', ({ consentVersion }) => consentVersion],
  ...Object.values(withdrawnAtFields).map((name): Column => [
    name,
    (request) => request[name]?.toISOString(),
  ]),
  ['First page', ({ source }) => source.firstPage],
  ['Last page', ({ source }) => source.lastPage],
  ['Article', ({ source }) => source.article],
  ['Button', ({ source }) => source.button],
  ['utm_source', ({ source }) => source.utmSource],
  ['utm_medium', ({ source }) => source.utmMedium],
  ['utm_campaign', ({ source }) => source.utmCampaign],
  ['utm_term', ({ source }) => source.utmTerm],
  ['utm_content', ({ source }) => source.utmContent],
  ['Spam signals', ({ marks }) => marks.join('; ')],
  ['Notes', ({ notes }) => notes],
  ['Id', ({ id }) => id],
  ['Outcome', ({ outcome }) => outcome && outcomeNames[outcome]],
];

function agreedConsents(request: VisitorRequest): string {
  const agreed = consentsOf(request).filter((consent) => consent.agreed);
  return agreed.map(({ name }) => name).join('; ');
}

function rowOf(request: VisitorRequest) {
  const submitted = submittedCells(request);
  return columns.map(([, cell]) => cell(request, submitted));
}

async function* rows(portions: AsyncIterable<VisitorRequest[]>) {
  for await (const portion of portions) {
    yield* portion.map(rowOf);
  }
}

/**
 * Requests as CSV (RFC 4180, UTF-8 with a byte order mark), streamed. A cell that a spreadsheet
 * would interpret as a formula gets a leading apostrophe (reliability page, "CSV formula
 * injection").
 */
export function requestCsv(portions: AsyncIterable<VisitorRequest[]>): Readable {
  const source = Readable.from(rows(portions));
  const csv = stringify({
    header: true,
    columns: columns.map(([heading]) => heading),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // An error while reading ends the download instead of leaving it open.
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
