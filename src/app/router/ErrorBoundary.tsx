import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** What was drawn there; another one gets another chance. */
  visit: string
  /** What stands in place of what crashed. */
  instead: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  visit: string
  crash: { error: unknown } | null
}

/** Keeps a crash within its bounds. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { visit: this.props.visit, crash: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ visit }: ErrorBoundaryProps, state: State): State | null {
    return visit === state.visit ? null : { visit, crash: null }
  }

  override render(): ReactNode {
    const { crash } = this.state
    return crash ? this.props.instead(crash.error) : this.props.children
  }
}
