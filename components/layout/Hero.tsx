import MaterialBreadcrumbs from '@mui/material/Breadcrumbs'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Photo } from '#data/images/photos.ts'
import type { Breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { PhotoImage } from '../media/PhotoImage.tsx'
import { useQuoteSubject } from '../session/quoteSubject.ts'
import { Assurances } from './Assurances.tsx'
import { QuoteAndCall } from './CallToAction.tsx'
import { Lead } from './Section.tsx'
import { BuckledStrap, Strap } from './Strap.tsx'

const Ground = styled('section')({ position: 'relative' })

/** From this length on a title is set smaller, so that it takes three lines. */
const longTitle = 36

/** The text of the hero; `narrow` beside a photo, `long` with a long title. */
const TextBlock = styled('div', { shouldForwardProp: (prop) => prop !== 'narrow' && prop !== 'long' })<{
  narrow: boolean
  long: boolean
}>(({ theme, narrow, long }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  maxWidth: '60rem',
  // The longest words must fit: a city's name on a 320 px screen, "Construction" beside a photo at 900 px.
  '& h1': { fontSize: `min(${long ? 8.8 : 12.5}vw, ${theme.typography.h1.fontSize})` },
  paddingBlock: '1.25rem 2rem',
  [theme.breakpoints.up('md')]: {
    gap: '1.75rem',
    paddingBlock: 'clamp(2rem, 3vw, 3rem) clamp(3.5rem, 5vw, 5rem)',
    ...(narrow && {
      width: 'calc(50% - 1rem)',
      '& h1': { fontSize: long ? 'min(4.3vw, 3.8rem)' : `min(6vw, ${theme.typography.h1.fontSize})` },
    }),
  },
}))

export const HeroPicture = styled('div')(({ theme }) => ({
  position: 'relative',
  background: theme.palette.background.sunken,
  '& img': { width: '100%', height: 'clamp(200px, 52vw, 420px)', objectFit: 'cover' },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    inset: '0 0 0 auto',
    width: '47.5%',
    '& img': { height: '100%' },
  },
}))

type HeroProps = {
  breadcrumbs: Breadcrumbs
  badge?: string
  title: string
  /** For a page about one job or one city: the message of a quote that follows is prefilled with the title. */
  asksAbout?: boolean
  /** The city of such a page: home shows it first. */
  citySlug?: string | undefined
  lead: string
  photo?: Photo
  /** A buckle on the strap, where the photo begins. */
  buckled?: boolean
  /** Whether stars, reviews and insurance stand under the buttons; at first on a page about one job or city. */
  isAssuring?: boolean
  /** Actions in place of the quote and call buttons. */
  buttons?: ReactNode
}

/** The top of every page but home, closed by the strap. */
export function Hero({
  breadcrumbs,
  badge,
  title,
  asksAbout,
  citySlug,
  lead,
  photo,
  buckled,
  buttons,
  isAssuring = asksAbout,
}: HeroProps) {
  return (
    <>
      <Ground aria-label={title}>
        <Container>
          <TextBlock narrow={photo !== undefined} long={title.length >= longTitle}>
            <Breadcrumb {...breadcrumbs} />
            {badge && (
              <Typography component="p" variant="badge" sx={{ justifySelf: 'start' }}>
                {badge}
              </Typography>
            )}
            {asksAbout ? <QuoteSubject title={title} citySlug={citySlug} /> : <h1>{title}</h1>}
            <Lead>{lead}</Lead>
            {buttons === undefined ? <QuoteAndCall subject={asksAbout ? title : undefined} /> : buttons}
            {isAssuring && <Assurances />}
          </TextBlock>
        </Container>
        {photo && (
          <HeroPicture sx={{ '& img': { objectPosition: photo.focus } }}>
            <PhotoImage photo={photo} sizes="(min-width: 900px) 47.5vw, 100vw" priority="high" />
          </HeroPicture>
        )}
      </Ground>
      {buckled ? <BuckledStrap aria-hidden="true" /> : <Strap aria-hidden="true" />}
    </>
  )
}

/** A title that the message of a quote is prefilled with. */
function QuoteSubject({ title, citySlug }: Pick<HeroProps, 'title' | 'citySlug'>) {
  useQuoteSubject(title, citySlug)
  return (
    <h1 data-quote-subject={title} data-city={citySlug}>
      {title}
    </h1>
  )
}

/** The breadcrumbs from the home page to this page. */
function Breadcrumb({ above, current }: Breadcrumbs) {
  return (
    <MaterialBreadcrumbs aria-label="Breadcrumb">
      {above.map(({ label, path }) => (
        <Link key={path} href={path}>
          {label}
        </Link>
      ))}
      <span aria-current="page">{current}</span>
    </MaterialBreadcrumbs>
  )
}

/** The breadcrumb over a first section that stands on a dark ground. */
export function BreadcrumbBar(breadcrumbs: Breadcrumbs) {
  return (
    <Container>
      <Breadcrumb {...breadcrumbs} />
    </Container>
  )
}
