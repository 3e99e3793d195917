import styled from '@emotion/styled'
import type { CityCollection } from '#data/collection/cityCollection.ts'
import { RuledPairs } from '../layout/RuledPairs.tsx'
import { Section } from '../layout/Section.tsx'
import { Source } from '../layout/Source.tsx'

const Answer = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '1.5rem clamp(2rem, 6vw, 6rem)',
  '& > div': { display: 'grid', gap: '1rem', alignContent: 'start' },
  [breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr' },
}))

const Advice = styled('p')(({ theme: { typography, design } }) => ({
  ...typography.h4,
  fontFamily: design.fonts.body,
  letterSpacing: 0,
}))

type WillTheTownTakeItProps = {
  title: string
  collection: CityCollection
  depotsTitle: string
  depotsNote: string
}

/** The municipality’s rules for such a load and plain advice, even when it costs us the job. */
export function WillTheTownTakeIt({ title, collection, depotsTitle, depotsNote }: WillTheTownTakeItProps) {
  const { collector, rules, unconfirmed, unconfirmedLeads, advice, rest, depots, depotSource } = collection
  return (
    <Section title={title} ground="paper">
      <Answer>
        <div>
          <p>
            {collector.text} <Source {...collector.source} />
          </p>
          {unconfirmedLeads && <p>{unconfirmed}</p>}
          {rules.length > 0 && (
            <RuledPairs>
              {rules.map(({ materials, text, source }) => (
                <div key={materials}>
                  <dt>{materials}</dt>
                  <dd>
                    {text} <Source {...source} />
                  </dd>
                </div>
              ))}
            </RuledPairs>
          )}
          {unconfirmed && !unconfirmedLeads && <p>{unconfirmed}</p>}
          <Advice>
            {advice}
            {rest && (
              <>
                {` ${rest.text} `}
                <a href={rest.href}>{rest.link}</a>.
              </>
            )}
          </Advice>
        </div>
        {depots.length > 0 && (
          <div>
            <h3>{depotsTitle}</h3>
            <RuledPairs>
              {depots.map(({ name, place }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{place}</dd>
                </div>
              ))}
            </RuledPairs>
            <p>
              {depotsNote} <Source text={depotSource} />
            </p>
          </div>
        )}
      </Answer>
    </Section>
  )
}
