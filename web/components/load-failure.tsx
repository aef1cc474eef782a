import { useId } from 'react';

interface LoadFailureProps {
  /** What could not be loaded, as the beginning of a sentence. */
  what: string;
  /** True during a retry. */
  trying: boolean;
  tryAgain: () => void;
}

/** Shown in place of content that could not be loaded, with a button to retry. */
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
        aria-disabled={trying}
        onClick={trying ? undefined : tryAgain}
      >
        {trying ? 'Trying…' : 'Try again'}
      </button>
    </div>
  );
}
