import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { ideaIn } from './given-idea.ts';

/** Calls `onGiven` with the idea that an address brings along; a reload does not bring it again. */
export function useGivenIdea(onGiven: (idea: string) => void): void {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const given = ideaIn(state);
  const take = useEffectEvent((idea: string) => {
    onGiven(idea);
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (given !== undefined) take(given);
  }, [given]);
}
