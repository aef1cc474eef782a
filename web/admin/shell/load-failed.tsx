/** Says that a part of the administration could not be loaded, and offers to reload it. */
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
