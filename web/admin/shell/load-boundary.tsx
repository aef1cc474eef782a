import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  children: ReactNode;
  /** Shown instead of a part that failed, optionally with a retry. */
  fallback: ReactNode | ((retry: () => void) => ReactNode);
}

/** Shows `fallback` instead of a part that could not be loaded or rendered. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (!this.state.failed) {
      return children;
    }
    return typeof fallback === 'function'
      ? fallback(() => this.setState({ failed: false }))
      : fallback;
  }
}

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
