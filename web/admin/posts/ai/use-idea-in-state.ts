import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { ideaIn } from '../../shell/idea-in-state.ts';

/** Calls `onIdea` with the idea in the navigation state, but not again after a reload. */
export function useIdeaInState(onIdea: (idea: string) => void): void {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const idea = ideaIn(state);
  const take = useEffectEvent((idea: string) => {
    onIdea(idea);
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (idea !== undefined) take(idea);
  }, [idea]);
}
