import { labelsSamples } from '../../schema/loopback.ts';
import { usePublicUrl } from '../public-url.ts';

/**
 * The label of a placeholder, wherever others can reach the site (product 17.6), with a space
 * before it.
 */
export function SampleLabel({ sample }: { sample: boolean | null }) {
  const isLabelled = labelsSamples(usePublicUrl());
  return isLabelled && sample === true ? (
    <>
      {' '}
      <small className="sample">Sample</small>
    </>
  ) : null;
}
