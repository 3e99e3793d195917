import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Transition, type TransitionProps } from 'notistack'
import { type RefObject, useRef } from 'react'

const outside = 'translateX(calc(100% + 24px))'
const comeIn = keyframes({ from: { transform: outside } })

const Moved = styled('div')(({ theme: { design } }) => ({
  animation: `${comeIn} ${design.move.toast.in}`,
  transition: `transform ${design.move.toast.in}`,
  '&[data-leaving]': { transform: outside },
}))

/** In from the right, and out to the right. */
export function ToastTransition({ children, direction: _, ...props }: TransitionProps) {
  const node = useRef<HTMLDivElement>(null)
  return (
    // notistack's types are those of an older React, whose refs were never empty.
    <Transition {...props} nodeRef={node as RefObject<HTMLDivElement>}>
      {() => (
        <Moved ref={node} data-leaving={props.in ? undefined : ''}>
          {children}
        </Moved>
      )}
    </Transition>
  )
}
