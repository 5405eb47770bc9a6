import { Container } from '@siren/ui/layout';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

export interface PageBoundaryProps {
  /** The page; null where it could not be made. */
  children: ReactNode;
  /** Why it could not. */
  error?: unknown;
  /** Hears of what broke, once the page that says so is shown. */
  onCatch?(error: unknown): void;
}

interface Caught {
  error: unknown;
}

/**
 * A page, or what stands in place of one that could not be made. It keeps one that breaks while it is drawn from taking
 * the frame around it down. Give it a `key` for each page.
 */
export class PageBoundary extends Component<PageBoundaryProps, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCatch?.(error);
  }

  override render() {
    const { caught } = this.state;
    if (!caught && this.props.children) return this.props.children;
    return (
      <Container>
        <PageFailure error={(caught ?? this.props).error} />
      </Container>
    );
  }
}
