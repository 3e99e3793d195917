import Container from '@mui/material/Container'
import { styled, type Theme } from '@mui/material/styles'
import { Children, type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { SectionId } from '#data/paths.ts'
import { ringOnDark } from './styles.ts'

/** A band’s background, and the text, link and focus colours on it. */
export function grounds(theme: Theme) {
  const { palette, design } = theme
  return {
    page: { background: palette.background.default },
    paper: { background: palette.background.paper },
    kraft: { background: `${design.pattern.flute}, ${palette.kraft.main}` },
    spruce: {
      background: `${design.pattern.quilt}, ${palette.primary.dark}`,
      color: palette.common.white,
      '--quiet': palette.common.onDarkMuted,
      '& .MuiLink-root': { color: palette.common.white },
      ...ringOnDark(theme),
    },
  }
}

export type SectionGround = keyof ReturnType<typeof grounds>

/** Across the whole page, on one of its grounds. */
export const Band = styled('section')<{
  groundName: SectionGround
}>(({ theme, groundName }) => ({
  paddingBlock: theme.design.space.section,
  ...grounds(theme)[groundName],
}))

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  maxWidth: '48rem',
  marginBottom: theme.design.space.headToContent,
  breakInside: 'avoid',
  breakAfter: 'avoid',
}))

const WideHead = styled(Head)(({ theme }) => ({
  maxWidth: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end', gap: '3rem' },
}))

const heads = { below: Head, beside: WideHead }

type SectionProps = {
  id?: SectionId
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Where the lead stands on a large screen. */
  leadPlace?: keyof typeof heads
  ground?: SectionGround | undefined
  children: ReactNode
}

/** A band of the page with its heading. */
export function Section({ id, title, lead, leadPlace = 'below', ground = 'page', children }: SectionProps) {
  const Heading = heads[leadPlace]
  return (
    <Band id={id} aria-label={title} groundName={ground}>
      <Container>
        <Heading>
          <h2>{title}</h2>
          {lead && <Lead>{lead}</Lead>}
        </Heading>
        {children}
      </Container>
    </Band>
  )
}

/** A paragraph in the larger, quieter style that introduces a page or a section. */
export const Lead = styled('p')(({ theme }) => ({
  ...theme.design.type.lead,
  textWrap: 'pretty',
  color: `var(--quiet, ${theme.palette.text.secondary})`,
}))

const formHash = `#${'contact' satisfies SectionId}`

/** Keeps the footer below the first screen. */
const space = <div style={{ minHeight: '100vh' }} />

/**
 * The sections of a page. React hydrates each on its own, a touched one first. A navigation to the top of a page shows the first, one to
 * the form the form, which is the last, and then the others.
 */
export function Sections({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const isToForm = hash === formHash
  const isWhole = useDeferredValue(true, useNavigationType() === 'POP' || (hash !== '' && !isToForm))
  const wasWhole = useRef(isWhole)
  // The others appear above the form. Safari would not keep it in its place.
  useLayoutEffect(() => {
    if (isWhole && !wasWhole.current && isToForm) document.querySelector(formHash)?.scrollIntoView()
    wasWhole.current = isWhole
  })
  const sections = Children.toArray(children).map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page do not change
    <Suspense key={index}>{section}</Suspense>
  ))
  // The same keys in both renders: otherwise React would mount what is shown again.
  return (
    <>
      {isWhole ? sections : isToForm ? [sections.at(-1)] : [sections[0]]}
      {!isWhole && space}
    </>
  )
}
