/**
 * Says that the form contains an earlier draft, and offers to clear it. The inline script shows it
 * each time the dialog opens over a form with values, and hides it again.
 */
export function RestoredNote({ startOver }: { startOver: () => void }) {
  return (
    <p className="restored w2" hidden suppressHydrationWarning>
      We restored what you typed.
      <button type="button" onClick={startOver}>
        Start over
      </button>
    </p>
  );
}
