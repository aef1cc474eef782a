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
