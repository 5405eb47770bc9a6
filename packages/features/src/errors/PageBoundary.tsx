import { Component } from 'react';
import type { ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

export interface PageBoundaryProps {
  /** Hears of what broke, once the page that says so is shown. */
  onCatch?(error: unknown): void;
  children: ReactNode;
}

interface Caught {
  error: unknown;
}

/** Keeps a page that breaks while it is drawn from taking the frame around it down. Give it a `key` for each page. */
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
    return caught ? <PageFailure error={caught.error} /> : this.props.children;
  }
}
