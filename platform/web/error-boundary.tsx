import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown: with another one the page is tried anew. */
  of: unknown
  children: ReactNode
  fallback: ReactNode
}

interface ErrorBoundaryState {
  of?: unknown
  broken: boolean
}

/** A component that breaks while rendering takes the page down, not the window, and not the next page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return of === state.of ? null : { of, broken: false }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
