import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import type { HomeSection } from '#data/homeSections.ts'
import type { Photo } from '#data/images/photos.ts'
import type { HomePage } from '#data/pages/home.ts'
import { Assurances } from '../layout/Assurances.tsx'
import { QuoteAndCall } from '../layout/CallToAction.tsx'
import { HeroPicture } from '../layout/Hero.tsx'
import { Lead } from '../layout/Section.tsx'
import { BuckledStrap } from '../layout/Strap.tsx'
import { PhotoImage } from '../media/PhotoImage.tsx'

const Ground = styled('div')({ position: 'relative' })

const TextBlock = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  paddingBlock: '2rem 1.75rem',
  [theme.breakpoints.up('md')]: {
    width: 'min(50%, calc(50% - 1rem))',
    paddingBlock: 'clamp(3.5rem, 5.5vw, 5.75rem)',
    gap: '1.75rem',
  },
}))

const Kicker = styled('span')(({ theme }) => ({
  ...theme.design.type.kicker,
  display: 'block',
  letterSpacing: 0,
  color: theme.palette.primary.main,
  marginBottom: '.75rem',
  // Ends before the price tag, which hangs over the photo's edge.
  [theme.breakpoints.up('md')]: { maxWidth: 'calc(100% - 3.5rem)' },
}))

const Lines = styled('span')(({ theme }) => ({
  ...theme.design.type.hero,
  // Enlarged text: the longest word fits a phone.
  fontSize: `min(13.2vw, ${theme.design.type.hero.fontSize})`,
  '& > span': { display: 'block' },
}))

const Picture = styled(HeroPicture)(({ theme: { breakpoints } }) => ({
  // The truck stands on the right of the photo.
  '& img': { objectPosition: '88% 70%' },
  // The narrower crop shows the cab.
  [breakpoints.up('md')]: { '& img': { objectPosition: '72% 70%' } },
  [breakpoints.up('lg')]: { '& img': { objectPosition: '88% 70%' } },
}))

/** The first screen: what we do, the lowest price, and the quote and call buttons. */
export function HomeHero({ photo, ...hero }: HomePage['hero'] & { photo: Photo }) {
  return (
    <section id={'hero' satisfies HomeSection} aria-labelledby="hero-title">
      <Ground>
        <Container>
          <TextBlock>
            <h1 id="hero-title">
              {/* Inside the h1, so that the heading says what the company does. */}
              <Kicker>{`${hero.kicker} `}</Kicker>
              <Lines>
                {hero.headline.map((line) => (
                  <span key={line}>{`${line} `}</span>
                ))}
              </Lines>
            </h1>
            <Lead>{hero.lead}</Lead>
            <QuoteAndCall />
            <Assurances />
          </TextBlock>
        </Container>
        <Picture>
          <PhotoImage photo={photo} sizes="(min-width: 900px) 47.5vw, 100vw" priority="high" />
          <PriceTag {...hero.priceTag} />
        </Picture>
      </Ground>
      <BuckledStrap aria-hidden="true" />
    </section>
  )
}

const Tag = styled('p')(({ theme: { palette, breakpoints, design } }) => ({
  position: 'absolute',
  zIndex: 3,
  right: 16,
  top: -26,
  minWidth: 178,
  // Enlarged text: as wide as its price.
  width: 'min-content',
  padding: '.8rem 1rem .85rem 2.5rem',
  background: `radial-gradient(circle 7px at 21px 50%, ${palette.kraft.deep} 0 6.2px, transparent 7px), ${design.pattern.flute}, ${palette.kraft.main}`,
  clipPath: 'polygon(16px 0, 100% 0, 100% 100%, 16px 100%, 0 72%, 0 28%)',
  transform: 'rotate(-2.5deg)',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.15,
  textTransform: 'lowercase',
  '& b': {
    display: 'block',
    fontFamily: design.fonts.display,
    fontWeight: 850,
    fontSize: '2.5rem',
    lineHeight: 0.95,
    letterSpacing: '-.03em',
  },
  // Printed without backgrounds, the text would lie on the photo.
  '@media print': {
    '&&': {
      position: 'static',
      width: 'auto',
      padding: `.5rem ${design.space.gutter}`,
      clipPath: 'none',
      transform: 'none',
    },
  },
  [breakpoints.up('md')]: {
    left: -40,
    right: 'auto',
    top: 72,
    minWidth: 208,
    padding: '1rem 1.1rem 1.05rem 2.75rem',
    fontSize: '1.0625rem',
    '& b': { fontSize: '3.125rem' },
  },
  [breakpoints.up('lg')]: { left: -88 },
}))

function PriceTag({ start, rest, note }: HomePage['hero']['priceTag']) {
  return (
    <Tag>
      {`${start} `}
      <b>{`${rest} `}</b>
      {note}
    </Tag>
  )
}
