import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { outcomeNames } from '../../../schema/request-outcomes.ts';
import { withdrawnAtFields } from '../../../schema/consent.ts';
import { consentsOf } from './request-document.ts';
import { submittedCells, submittedColumns } from '../entities/submitted-fields.ts';
import type { VisitorRequest } from '../entities/visitor-request.entity.ts';

const columns = [
  'Received',
  'Kind',
  'Status',
  'Assigned to',
  ...submittedColumns,
  'Consents',
  'Consent version',
  ...Object.values(withdrawnAtFields),
  'First page',
  'Last page',
  'Article',
  'Button',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'Spam signals',
  'Notes',
  'Id',
  'Outcome',
];

function rowOf(request: VisitorRequest): string[] {
  const { source } = request;
  return [
    request.createdAt.toISOString(),
    request.kind,
    request.status,
    request.assignedTo ?? '',
    ...submittedCells(request),
    consentsOf(request)
      .filter(({ agreed }) => agreed)
      .map(({ name }) => name)
      .join('; '),
    request.consentVersion,
    ...Object.values(withdrawnAtFields).map((field) => request[field]?.toISOString() ?? ''),
    source.firstPage ?? '',
    source.lastPage ?? '',
    source.article ?? '',
    source.button ?? '',
    source.utmSource ?? '',
    source.utmMedium ?? '',
    source.utmCampaign ?? '',
    source.utmTerm ?? '',
    source.utmContent ?? '',
    request.marks.join('; '),
    request.notes,
    request.id,
    request.outcome === null ? '' : outcomeNames[request.outcome],
  ];
}

async function* rows(portions: AsyncIterable<VisitorRequest[]>): AsyncGenerator<string[]> {
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
    columns,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // An error while reading ends the download instead of leaving it open.
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
