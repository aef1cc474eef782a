import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { longDate } from '../../../components/long-date.ts';
import { SearchField } from '../../shell/search-field.tsx';
import { claimsOf, figureOf, type TypedClaim } from './changed-claims.ts';
import type { ClaimReviewState } from './use-claim-review.ts';
import { tableLoading } from '../../shell/list-state.tsx';

interface ClaimsTableProps {
  /** The register in the form. */
  value: unknown;
  review: ClaimReviewState['review'];
  /** Shows the entry of a claim in the form. */
  onShow: (id: string) => void;
}

interface Row extends TypedClaim {
  /** The number of places that use it; undefined until it is known. */
  places: number | undefined;
}

const byText = (textOf: (row: Row) => string) => (one: Row, other: Row) =>
  textOf(one).localeCompare(textOf(other), 'en', { numeric: true });

function columnsOf(onShow: ClaimsTableProps['onShow']): TableColumnsType<Row> {
  return [
    {
      title: 'Subject',
      key: 'subject',
      sorter: byText(({ subject }) => subject),
      render: (_, { id, subject }) => (
        <Button type="link" className="adm-claim-link" onClick={() => onShow(id)}>
          {subject}
        </Button>
      ),
    },
    {
      title: 'Figure',
      key: 'figure',
      sorter: byText(figureOf),
      render: (_, claim) => figureOf(claim),
    },
    {
      title: 'Places',
      key: 'places',
      sorter: (one, other) => (one.places ?? 0) - (other.places ?? 0),
      render: (_, { places }) => places ?? '',
    },
    {
      title: 'Valid until',
      key: 'validUntil',
      // Those that never expire come last.
      sorter: byText(({ validUntil }) => validUntil || '9999'),
      render: (_, { validUntil }) =>
        validUntil ? <time dateTime={validUntil}>{longDate(validUntil)}</time> : 'No end',
    },
  ];
}

/** The claims of the register as a table (contract 20.7); a subject opens its entry in the form. */
export function ClaimsTable({ value, review, onShow }: ClaimsTableProps) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase();
  const rows = claimsOf(value)
    .filter((claim) =>
      [claim.subject, figureOf(claim), claim.wording].some((text) =>
        text.toLowerCase().includes(words),
      ),
    )
    .map((claim) => ({
      ...claim,
      places: review?.claims.find((found) => found.claim === claim.id)?.placeCount,
    }));
  return (
    <section className="adm-claims-table" aria-label="All claims">
      <div role="search" aria-label="Claims">
        <SearchField label="Search claims" value={search} onSearch={setSearch} />
      </div>
      <Table<Row>
        className="adm-table"
        rowKey="id"
        size="small"
        columns={columnsOf(onShow)}
        dataSource={rows}
        loading={tableLoading()}
        pagination={false}
        scroll={{ x: 'max-content', y: 320 }}
        locale={{ emptyText: 'No claim contains this.' }}
      />
    </section>
  );
}
