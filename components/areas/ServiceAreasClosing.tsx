import { serviceAreas } from '#data/pages/serviceAreas.ts'
import { paths } from '#data/paths.ts'
import { QuoteBand } from '../call-to-action/QuoteBand.tsx'

/** Its quote button leads to the form on the page itself. */
export const ServiceAreasClosing = () => (
  <QuoteBand {...serviceAreas.closing} to={paths.serviceAreasContact} />
)
