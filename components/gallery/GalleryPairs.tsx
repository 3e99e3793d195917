import { styled } from '@mui/material/styles'
import type { GalleryPair } from '#data/gallery.ts'
import { ground, Lead } from '../layout/Section.tsx'
import { Strap } from '../layout/Strap.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import { PairPhoto } from './PairPhoto.tsx'

const Ground = styled('section')(({ theme }) => ({
  ...ground('spruce', theme),
  paddingBlock: 'clamp(2.25rem, 4vw, 4rem) clamp(3rem, 6vw, 6rem)',
  '& h1': { marginBottom: '1rem' },
  '& h2': theme.typography.h3,
  '& p': { color: theme.palette.common.onDarkMuted },
}))

const Pairs = styled('ul')({ display: 'grid', gap: 'clamp(2.5rem, 5vw, 4.5rem)', marginTop: '2.5rem' })

const Photos = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '.5rem',
  marginTop: '1rem',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: '1rem' },
}))

type GalleryPairsProps = { title: string; lead: string; pairs: readonly GalleryPair[] }

/** The top of the gallery: every pair side by side, below each other on a phone. */
export function GalleryPairs({ title, lead, pairs }: GalleryPairsProps) {
  return (
    <>
      <Ground aria-label={title}>
        <Wrap>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          <Pairs>
            {pairs.map((pair, index) => (
              <li key={pair.title}>
                <h2>{pair.title}</h2>
                <p>{pair.description}</p>
                <Photos>
                  <PairPhoto photo={pair.before} moment="BEFORE" first={index === 0} />
                  <PairPhoto photo={pair.after} moment="AFTER" first={index === 0} />
                </Photos>
              </li>
            ))}
          </Pairs>
        </Wrap>
      </Ground>
      <Strap aria-hidden="true" />
    </>
  )
}
