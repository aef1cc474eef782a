/** Says that a part of the administration is missing, and offers to load it again. */
export function LoadFailed() {
  return (
    <div className="adm-load-failed" role="alert">
      <p>This section could not be loaded. Check your connection.</p>
      <button type="button" className="btn btn-s btn-sm" onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}
