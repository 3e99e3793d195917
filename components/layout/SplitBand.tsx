import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ground, Lead, type SectionGround } from './Section.tsx'
import { Wrap } from './Wrap.tsx'

const Band = styled('div', { shouldForwardProp: (prop) => prop !== 'groundName' })<{
  groundName: SectionGround
}>(({ theme, groundName }) => ({
  paddingBlock: theme.design.space.section,
  ...ground(groundName, theme),
}))

type Parts = 'even' | 'wideLeft' | 'wideRight'

const tracks: Record<Parts, string> = { even: '1fr 1fr', wideLeft: '7fr 5fr', wideRight: '5fr 7fr' }

const Columns = styled(Wrap, { shouldForwardProp: (prop) => prop !== 'parts' })<{ parts: Parts }>(
  ({ theme, parts }) => ({
    display: 'grid',
    gap: '2.5rem clamp(2rem, 6vw, 6rem)',
    '& > *': { minWidth: 0 },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: tracks[parts] },
  }),
)

type SplitBandProps = { ground?: SectionGround; parts?: Parts; children: ReactNode }

/** A band of the page with two sections side by side, below each other on small screens. */
export function SplitBand({ ground: name = 'page', parts = 'even', children }: SplitBandProps) {
  return (
    <Band groundName={name}>
      <Columns parts={parts}>{children}</Columns>
    </Band>
  )
}

const Half = styled('section')({ display: 'grid', gap: '1.25rem', alignContent: 'start' })

/** One of the two sections, with its heading. */
export function SplitSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <Half aria-label={title}>
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Half>
  )
}
