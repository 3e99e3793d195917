import type { ComponentProps } from 'react'
import { CallBand } from './CallBand.tsx'
import { QuoteButton } from './QuoteButton.tsx'

type QuoteBandProps = Pick<ComponentProps<typeof QuoteButton>, 'label'> & { title: string; text: string }

/** The closing band of a page that leads nowhere else than to a call or a quote. */
export function QuoteBand({ title, text, label = 'Get Free Quote' }: QuoteBandProps) {
  return (
    <CallBand title={title} text={text}>
      <QuoteButton look="primary" label={label} />
    </CallBand>
  )
}
