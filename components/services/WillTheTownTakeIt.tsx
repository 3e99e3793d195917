import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CityCollection } from '#data/collection/cityCollection.ts'
import { RuledPairs } from '../layout/RuledPairs.tsx'
import { Section } from '../layout/Section.tsx'
import { Source } from '../layout/Source.tsx'

const Answer = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '1.5rem clamp(2rem, 6vw, 6rem)',
  [breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr' },
}))

type WillTheTownTakeItProps = {
  collection: CityCollection
  wording: Record<'collectionTitle' | 'depotsTitle' | 'depotsNote', string>
}

/** The municipality’s rules for such a load and plain advice, even when it costs us the job. */
export function WillTheTownTakeIt({ collection, wording }: WillTheTownTakeItProps) {
  const { collector, rules, unconfirmed, unconfirmedLeads, advice, rest, depots, depotSource } = collection
  return (
    <Section title={wording.collectionTitle} ground="paper">
      <Answer>
        <Stack spacing={2}>
          <p>
            {collector.text} <Source {...collector.source} />
          </p>
          {unconfirmedLeads && <p>{unconfirmed}</p>}
          {rules.length > 0 && (
            <RuledPairs
              pairs={rules.map(({ materials, text, source }) => [
                materials,
                <>
                  {text} <Source {...source} />
                </>,
              ])}
            />
          )}
          {unconfirmed && !unconfirmedLeads && <p>{unconfirmed}</p>}
          <Typography component="p" variant="h4">
            {advice}
            {rest && (
              <>
                {` ${rest.text} `}
                <Link href={rest.href}>{rest.link}</Link>.
              </>
            )}
          </Typography>
        </Stack>
        {depots.length > 0 && (
          <Stack spacing={2}>
            <h3>{wording.depotsTitle}</h3>
            <RuledPairs pairs={depots.map(({ name, place }) => [name, place])} />
            <p>
              {wording.depotsNote} <Source text={depotSource} />
            </p>
          </Stack>
        )}
      </Answer>
    </Section>
  )
}
