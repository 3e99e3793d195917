import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { CallBand } from '../call-to-action/CallBand.tsx'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'

export function ServiceAreasClosing() {
  return (
    <CallBand {...serviceAreas.closing}>
      <QuoteButton look="primary" to={serviceAreas.contactAddress} />
    </CallBand>
  )
}
