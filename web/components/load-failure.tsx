import { useId } from 'react';

interface LoadFailureProps {
  /** What could not be loaded, as the beginning of a sentence. */
  what: string;
  /** True while it is being tried again. */
  trying: boolean;
  tryAgain: () => void;
}

/** Stands in for something that could not be loaded, and offers to try again. */
export function LoadFailure({ what, trying, tryAgain }: LoadFailureProps) {
  const textId = useId();
  return (
    <div className="failure" role="alert">
      <p id={textId}>{what} could not be loaded. Please check your connection and try again.</p>
      <button
        type="button"
        className="btn btn-s"
        data-live=""
        aria-describedby={textId}
        disabled={trying}
        onClick={tryAgain}
      >
        {trying ? 'Trying…' : 'Try again'}
      </button>
    </div>
  );
}
