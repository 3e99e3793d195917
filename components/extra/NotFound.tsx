import styled from '@emotion/styled'
import { notFound } from '#data/pages/notFound.ts'
import { paths } from '#data/paths.ts'
import { Buttons } from '../call-to-action/Buttons.tsx'
import { buttonStyle } from '../call-to-action/buttonStyle.ts'
import { CallButton } from '../call-to-action/CallButton.tsx'
import { Lead } from '../layout/Section.tsx'
import { Strap } from '../layout/Strap.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import { TruckDrawing } from '../media/TruckDrawing.tsx'

const Column = styled(Wrap)(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '1.5rem',
  justifyItems: 'center',
  paddingTop: design.space.section,
  textAlign: 'center',
  // The title is short and known; what the eye reads first is the sentence under it.
  '& h1': {
    ...design.type.badge,
    fontFamily: design.fonts.body,
    padding: '.4rem .7rem',
    borderRadius: design.corner.badge,
    background: palette.primary.main,
    color: palette.primary.contrastText,
    lineHeight: 1.2,
  },
}))

const Headline = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  maxWidth: '14ch',
  textWrap: 'balance',
}))

const Picture = styled('div')({ width: 'min(100%, 620px)', marginTop: 'clamp(2rem, 6vw, 5rem)' })

const Centred = styled(Buttons)({ justifyContent: 'center', width: '100%' })

const Home = styled('a')(({ theme }) => buttonStyle('quote', theme))

export function NotFound() {
  return (
    <>
      <Column>
        <h1>{notFound.title}</h1>
        <Headline>{notFound.lead}</Headline>
        <Lead>{notFound.text}</Lead>
        <Centred>
          <Home href={paths.home}>{notFound.home}</Home>
          <CallButton />
        </Centred>
        <Picture>
          <TruckDrawing loads={6} />
        </Picture>
      </Column>
      <Strap aria-hidden="true" />
    </>
  )
}
