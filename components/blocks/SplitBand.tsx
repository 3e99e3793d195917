import Card from '@mui/material/Card'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { SectionId } from '#data/paths.ts'
import { Band, Lead, type SectionGround } from '../layout/Section.tsx'
import { PhoneFold } from './PersistentAccordion.tsx'

const tracks = { even: '1fr 1fr', wideLeft: '7fr 5fr', wideRight: '5fr 7fr' }

type Parts = keyof typeof tracks

/** A CSS grid: Material UI's columns count the gap into their widths, and flex shares add the padding of a box. */
const Columns = styled(Container, { shouldForwardProp: (prop) => prop !== 'parts' })<{ parts: Parts }>(
  ({ theme, parts }) => ({
    display: 'grid',
    gap: '2.5rem clamp(2rem, 6vw, 6rem)',
    '& > *': { minWidth: 0 },
    // Folded parts below each other are one list.
    [theme.breakpoints.down('md')]: { '&:has(> :last-of-type:not(.MuiCard-root) > div > h2)': { rowGap: 0 } },
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

/** A section that small screens show folded. */
export function FoldedSection({ title, children }: SplitSectionProps) {
  return (
    <section aria-label={title}>
      <PhoneFold title={title} heading="h2" sx={{ '& > div': { marginTop: { md: '1.25rem' } } }}>
        {children}
      </PhoneFold>
    </section>
  )
}

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

const thinIfFolded: SxProps<Theme> = ({ breakpoints }) => ({
  [breakpoints.down('md')]: { paddingBlock: '.25rem' },
})

const foldInTicket = { border: 0, '& > div': { marginTop: { md: '1rem' } } }

/** A box on light cardboard that small screens show folded. */
export function FoldedTicket({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" variant="ticket" aria-label={title} sx={thinIfFolded}>
      <PhoneFold title={title} heading="h2" sx={foldInTicket}>
        <Stack spacing="1rem">{children}</Stack>
      </PhoneFold>
    </Card>
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
