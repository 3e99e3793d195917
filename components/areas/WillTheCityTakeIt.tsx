import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { CityCollection } from '#data/places/cityCollection.ts'
import type { Sourced } from '#data/places/collectionSchema.ts'
import { noteOf } from '#data/places/depots.ts'
import { RuledPairs } from '../blocks/RuledLists.tsx'
import { Section, type SectionGround } from '../layout/Section.tsx'
import { Source, StandaloneLink } from '../navigation/links.tsx'

const Answer = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '1.5rem clamp(2rem, 6vw, 6rem)',
  [breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr' },
}))

type WillTheCityTakeItProps = {
  title: string
  /** The collection authority, unless the title names it. */
  collector?: Sourced & { text: string }
  ground?: SectionGround
  collection: CityCollection
  /** Content in place of the advice, beside the answer on a large screen. */
  children?: ReactNode
}

/** The municipality’s rules for such a load, and when its pickup is cheaper than ours. */
export function WillTheCityTakeIt({
  title,
  collector,
  ground,
  collection,
  children,
}: WillTheCityTakeItProps) {
  const { answers, advice, link } = collection
  const lead = collector && (
    <>
      {collector.text} <Source {...noteOf(collector)} />
    </>
  )
  const cheaper = (
    <div>
      <Typography component="p" variant="h4">
        {advice}
      </Typography>
      <StandaloneLink href={link.href}>{link.label}</StandaloneLink>
    </div>
  )
  return (
    <Section title={title} lead={lead} ground={ground}>
      <Answer>
        <Stack spacing={2}>
          <RuledPairs
            pairs={answers.map(({ materials, text, source }) => [
              materials,
              <>
                {text} <Source {...source} />
              </>,
            ])}
          />
          {children && cheaper}
        </Stack>
        {children || cheaper}
      </Answer>
    </Section>
  )
}
