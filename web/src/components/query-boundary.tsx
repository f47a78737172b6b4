import { Component, type ErrorInfo, type ReactNode } from 'react';
import { clearFailedReads } from '@/lib/clear-read-cache.ts';
import { ErrorState } from './error-state.tsx';

interface QueryBoundaryProps {
  children: ReactNode;
}

interface QueryBoundaryState {
  error: unknown;
  failed: boolean;
}

/**
 * Shows the error of a reactfire hook below it (they throw while rendering) with a Retry button, and leaves the rest of
 * the page alone.
 */
export class QueryBoundary extends Component<QueryBoundaryProps, QueryBoundaryState> {
  override state: QueryBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): QueryBoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  retry = (): void => {
    clearFailedReads();
    this.setState({ error: undefined, failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorState error={this.state.error} onRetry={this.retry} />;
  }
}
