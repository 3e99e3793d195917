import Container from '@mui/material/Container'
import { notFound } from '#data/pages/notFound.ts'
import { Band } from '../layout/Section.tsx'
import { LinkTiles } from '../navigation/LinkTiles.tsx'

/** Pages a lost visitor may have meant. */
export function WaysOn() {
  return (
    <Band as="nav" aria-label={notFound.waysOnLabel} groundName="paper">
      <Container>
        <LinkTiles links={notFound.waysOn} columns={4} on="paper" />
      </Container>
    </Band>
  )
}
