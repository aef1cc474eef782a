import { Flex } from 'antd';
import type { ContentPartRowFragment } from '../../generated/admin.ts';
import { Moment } from '../shell/moment.tsx';

export function samplesText(count: number): string {
  return count === 1 ? '1 sample' : `${String(count)} samples`;
}

/** The source of the published text, and the number of its placeholder entries. */
export function PartFacts({ part }: { part: ContentPartRowFragment }) {
  const { description, version, updatedAt, updatedBy, samples } = part;
  return (
    <Flex component="p" className="adm-content-facts" wrap gap="0 8px">
      <span>{description}</span>
      <span>
        {updatedAt === null ? (
          'Published from its file.'
        ) : (
          <>
            Version {version}, published <Moment at={updatedAt} /> by {updatedBy}.
          </>
        )}
      </span>
      {samples > 0 ? <span>{samplesText(samples)}.</span> : null}
    </Flex>
  );
}
