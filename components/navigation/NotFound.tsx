import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { notFound } from '#data/pages/notFound.ts'
import { paths } from '#data/paths.ts'
import { Buttons, CallButton } from '../layout/CallToAction.tsx'
import { Band, Lead } from '../layout/Section.tsx'
import { Strap } from '../layout/Strap.tsx'
import { TruckDrawing } from '../media/TruckDrawing.tsx'
import { LinkTiles } from './links.tsx'

const Column = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  justifyItems: 'center',
  paddingTop: theme.design.space.section,
  textAlign: 'center',
}))

const Picture = styled('div')({ width: 'min(100%, 620px)', marginTop: 'clamp(2rem, 6vw, 5rem)' })

/** The not-found page: the next steps, and links to the pages that a visitor may have looked for. */
export function NotFound() {
  return (
    <>
      <Column>
        {/* The title is small: the sentence below it says more. */}
        <Typography component="h1" variant="badge">
          {notFound.title}
        </Typography>
        {/* Two lines in every font, so that nothing moves when ours come. */}
        <Typography component="p" variant="h1" sx={{ maxWidth: '12em', textWrap: 'balance' }}>
          {notFound.lead}
        </Typography>
        <Lead>{notFound.text}</Lead>
        <Buttons sx={{ justifyContent: 'center', width: '100%' }}>
          <Button href={paths.home}>{notFound.home}</Button>
          <CallButton />
        </Buttons>
        <Picture>
          <TruckDrawing loads={6} />
        </Picture>
      </Column>
      <Strap aria-hidden="true" />
      <Band as="nav" aria-label={notFound.linksLabel} groundName="paper">
        <Container>
          <LinkTiles links={notFound.links} columns={4} on="paper" />
        </Container>
      </Band>
    </>
  )
}
