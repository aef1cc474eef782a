import { currentBadge, type ListedVersion } from '../../drafts/version-history.tsx';
import type { PostVersionListQuery } from '../../../generated/admin.ts';

type VersionRow = PostVersionListQuery['postVersions']['edges'][number]['node'];

function whatItDid({ version, restored, changed }: VersionRow): string | undefined {
  if (restored !== null) {
    return `Restored version ${restored}`;
  }
  if (changed.length > 0) {
    return `Changed: ${changed.join(', ')}`;
  }
  return version === 1 ? 'First version' : undefined;
}

/** A post version as the version list shows it. */
export function listedVersion(row: VersionRow): ListedVersion {
  const { version, current, savedAt: at, savedBy: by, byProgram, model, confirmedBy } = row;
  const facts = [
    whatItDid(row),
    byProgram ? 'Written by a program' : undefined,
    model === null ? undefined : `Written by AI (${model})`,
    confirmedBy === null ? undefined : `Read by ${confirmedBy}`,
    row.aiInvolvement === 'AI_AUTONOMOUS' ? 'Not read by a person' : undefined,
  ];
  return {
    version,
    name: `Version ${version}`,
    badge: current ? currentBadge : undefined,
    at,
    by,
    facts: facts.filter((fact) => fact !== undefined),
  };
}
