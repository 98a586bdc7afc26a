import { Component, type ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'

/** A component that breaks while rendering takes the page down, not the window. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <ErrorView status={500} /> : this.props.children
  }
}
