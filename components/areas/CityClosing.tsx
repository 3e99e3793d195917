import { paths } from '#data/paths.ts'
import { CallBand } from '../call-to-action/CallBand.tsx'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { BackLink } from '../navigation/BackLink.tsx'

type CityClosingProps = { title: string; text: string; back: string }

export function CityClosing({ title, text, back }: CityClosingProps) {
  return (
    <CallBand title={title} text={text}>
      <QuoteButton look="primary" />
      <BackLink to={paths.serviceAreas}>{back}</BackLink>
    </CallBand>
  )
}
