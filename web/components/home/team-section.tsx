import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import type { TeamSection_MemberFragment } from '../../generated/site.ts';
import { SectionTitle, UpLink } from './section-parts.tsx';
import { TeamCard } from './team-card.tsx';
import type * as OverlayModule from './team-profile.tsx';

/** The width up to which the page has one column (design 2, Breakpoints). */
const smallScreen = '(max-width: 767px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(smallScreen);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen is small; false on the server, which cannot know. */
function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(smallScreen).matches,
    () => false,
  );
}

type Overlay = typeof OverlayModule;
const loadOverlay = (): Promise<Overlay> => import('./team-profile.tsx');

type Selected = Pick<ComponentProps<Overlay['TeamProfile']>, 'member' | 'opener'>;

interface TeamSectionProps {
  heading: string;
  members: readonly TeamSection_MemberFragment[];
}

/**
 * Founders in two columns, the others in three. A card opens a full-screen profile; on small
 * screens it expands in place, as it does where the profile cannot be loaded (product 2.15).
 */
export function TeamSection({ heading, members }: TeamSectionProps) {
  const small = useSmallScreen();
  const [overlay, setOverlay] = useState<Overlay>();
  const [selected, setSelected] = useState<Selected>();
  const [expandedId, setExpandedId] = useState<string>();

  const toggle = (id: string): void => setExpandedId(expandedId === id ? undefined : id);
  const open = (member: TeamSection_MemberFragment, button: HTMLElement): void => {
    if (small || expandedId === member.id) {
      toggle(member.id);
      return;
    }
    loadOverlay().then(
      (module) => {
        // A request dialog that was opened meanwhile stays the only one.
        if (document.documentElement.dataset['dialog'] !== undefined) return;
        setOverlay(module);
        setSelected({ member, opener: button });
      },
      () => setExpandedId(member.id),
    );
  };
  const card = (member: TeamSection_MemberFragment) => (
    <TeamCard
      key={member.id}
      member={member}
      inPlace={small}
      expanded={expandedId === member.id}
      onSelect={(button) => open(member, button)}
      onClose={() => setExpandedId(undefined)}
      onApproach={small ? undefined : () => void loadOverlay().catch(() => undefined)}
    />
  );
  return (
    <section className="sec" id="team-section">
      <div className="container">
        <UpLink />
        <SectionTitle heading={heading} />
        <ul className="cols team2">{members.filter(({ isFounder }) => isFounder).map(card)}</ul>
        <ul className="cols team3">{members.filter(({ isFounder }) => !isFounder).map(card)}</ul>
      </div>
      {overlay === undefined || selected === undefined ? null : (
        <overlay.TeamProfile {...selected} onClose={() => setSelected(undefined)} />
      )}
    </section>
  );
}
