import { Component, type ReactNode, useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { SectionId } from '#data/paths.ts'

type AboveTargetProps = {
  /** The id of the section below. */
  target: SectionId
  children: ReactNode
}

/**
 * Sections above a target of links from other pages. A navigation by such a link shows the target first, and renders these sections
 * afterwards, without moving the content on the screen.
 */
export function AboveTarget({ target, children }: AboveTargetProps) {
  const { hash } = useLocation()
  const isTarget = useNavigationType() !== 'POP' && hash === `#${target}`
  const isRendered = useDeferredValue(true, isTarget ? false : undefined)
  return <KeptInPlace target={target}>{isRendered ? children : null}</KeptInPlace>
}

/** Scrolls by as much as its content moves the section below it. A class: hooks cannot measure before a commit. */
class KeptInPlace extends Component<AboveTargetProps> {
  override getSnapshotBeforeUpdate({ children }: AboveTargetProps): number | undefined {
    return children === null ? this.#targetTop() : undefined
  }

  override componentDidUpdate(_props: AboveTargetProps, _state: unknown, before: number | undefined) {
    const after = this.#targetTop()
    // Without effect where the browser's own scroll anchoring has moved it already.
    if (before !== undefined && after !== undefined)
      window.scrollBy({ top: after - before, behavior: 'instant' })
  }

  #targetTop = () => document.getElementById(this.props.target)?.getBoundingClientRect().top

  override render() {
    return this.props.children
  }
}
