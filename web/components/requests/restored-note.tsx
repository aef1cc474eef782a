/**
 * Says that something was left in the form, and offers to empty it. The inline script shows it each
 * time the dialog opens over a form that holds something, and hides it again.
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
