import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { deskWording } from '#data/desk/deskWording.ts'
import { readNumber } from '#data/desk/progressTexts.ts'
import { largestLoad } from '#data/desk/quoteProgress.ts'
import { describeLoadPrice, priceOfLoad } from '#data/desk/truckLoad.ts'
import { dollars } from '#data/prices/pricing.ts'
import { DeskField } from '../frame/DeskField.tsx'
import type { JobFormState } from './useJobForm.ts'

const { fields: labels } = deskWording

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  alignItems: 'start',
  gap: '1rem',
})

/** The size of the load with its price by the site's price table, and the agreed price. */
export function LoadFields({ form: { texts, set, propsOf } }: { form: JobFormState }) {
  const yards = readNumber(texts.cubicYards) ?? 0
  const isLoad = yards > 0 && yards <= largestLoad
  const price = isLoad ? priceOfLoad(yards) : undefined
  return (
    <Pair>
      <DeskField
        {...propsOf('cubicYards')}
        label={labels.cubicYards}
        hint={isLoad ? describeLoadPrice(yards) : labels.cubicYardsHint}
        inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
      <DeskField
        {...propsOf('price')}
        label={labels.price}
        hint={labels.priceHint}
        inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
      >
        {price !== undefined && texts.price !== String(price) && (
          <Button
            variant="quiet"
            sx={{ alignSelf: 'start', minHeight: 44 }}
            onClick={({ currentTarget }) => {
              // The button disappears. A tap must not open the keyboard of a phone.
              if (currentTarget.matches(':focus-visible')) document.getElementById('price')?.focus()
              set('price', String(price))
            }}
          >
            {labels.takePrice(dollars(price))}
          </Button>
        )}
      </DeskField>
    </Pair>
  )
}
