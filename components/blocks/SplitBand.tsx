import Card from '@mui/material/Card'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { SectionId } from '#data/paths.ts'
import { Band, Lead, type SectionGround } from '../layout/Section.tsx'

const tracks = { even: '1fr 1fr', wideLeft: '7fr 5fr', wideRight: '5fr 7fr' }

type Parts = keyof typeof tracks

/** A CSS grid: Material UI's columns count the gap into their widths, and flex shares add the padding of a box. */
const Columns = styled(Container, { shouldForwardProp: (prop) => prop !== 'parts' })<{ parts: Parts }>(
  ({ theme, parts }) => ({
    display: 'grid',
    gap: '2.5rem clamp(2rem, 6vw, 6rem)',
    '& > *': { minWidth: 0 },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: tracks[parts] },
  }),
)

type SplitBandProps = {
  id?: SectionId | undefined
  /** The heading, if both sides are one section. */
  label?: string
  ground?: SectionGround
  parts?: Parts
  children: ReactNode
}

/** A band of the page with two sections, or two parts of one, side by side; below each other on small screens. */
export function SplitBand({ id, label, ground = 'page', parts = 'even', children }: SplitBandProps) {
  return (
    <Band as={label ? 'section' : 'div'} id={id} aria-label={label} groundName={ground}>
      <Columns parts={parts}>{children}</Columns>
    </Band>
  )
}

type SplitSectionProps = { title: string; lead?: string; children?: ReactNode }

/** One of the two sections, with its heading. */
export function SplitSection({ title, lead, children }: SplitSectionProps) {
  return (
    <Stack component="section" aria-label={title} spacing="1.25rem">
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Stack>
  )
}

/** A box on light cardboard about one visit, in place of the second section. */
export function Ticket({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" variant="ticket" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}
