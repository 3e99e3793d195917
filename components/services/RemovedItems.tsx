import type { DirectService } from '#data/services/direct/directServices.ts'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { TickList } from '../layout/TickList.tsx'
import { ProcessBox } from './ProcessBox.tsx'

type RemovedItemsProps = { title: string; items: readonly string[]; process: DirectService['process'] }

/** What the service takes away, beside the box that says how a visit goes. */
export function RemovedItems({ title, items, process }: RemovedItemsProps) {
  return (
    <SplitBand parts="wideLeft">
      <SplitSection title={title}>
        <TickList items={items} columns={2} />
      </SplitSection>
      <ProcessBox process={process} />
    </SplitBand>
  )
}
