import type { ComponentProps, ReactNode } from 'react'
import { CallBand } from './CallBand.tsx'
import { QuoteButton } from './QuoteButton.tsx'

type QuoteBandProps = Pick<ComponentProps<typeof QuoteButton>, 'label' | 'to'> & {
  title: string
  text: string
  /** A link back to the page above. */
  children?: ReactNode
}

/** The closing band with a quote button under the phone number. */
export function QuoteBand({ title, text, children, ...button }: QuoteBandProps) {
  return (
    <CallBand title={title} text={text}>
      <QuoteButton variant="primary" {...button} />
      {children}
    </CallBand>
  )
}
