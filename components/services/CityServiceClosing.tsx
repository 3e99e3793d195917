import { paths } from '#data/paths.ts'
import { CallBand } from '../call-to-action/CallBand.tsx'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { BackLink } from '../navigation/BackLink.tsx'

type CityServiceClosingProps = { citySlug: string; title: string; text: string; back: string }

export function CityServiceClosing({ citySlug, title, text, back }: CityServiceClosingProps) {
  return (
    <CallBand title={title} text={text}>
      <QuoteButton look="primary" />
      <BackLink to={paths.city(citySlug)}>{back}</BackLink>
    </CallBand>
  )
}
