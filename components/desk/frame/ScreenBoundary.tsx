import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { EmptyState } from './ScreenStates.tsx'

const { states } = deskWording

type Props = { children: ReactNode }

/** Replaces a screen that threw, or whose code could not be fetched. React has no hook for error boundaries. */
export class ScreenBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const isOffline = !navigator.onLine
    return (
      <div role="alert">
        <EmptyState
          icon={isOffline ? 'offline' : 'error'}
          title={isOffline ? states.offlineTitle : states.brokenTitle}
          text={isOffline ? states.notKept : states.broken}
        >
          <Button onClick={() => window.location.reload()}>{states.reload}</Button>
        </EmptyState>
      </div>
    )
  }
}
