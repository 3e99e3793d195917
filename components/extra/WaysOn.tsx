import styled from '@emotion/styled'
import { notFound } from '#data/pages/notFound.ts'
import { Wrap } from '../layout/Wrap.tsx'
import { LinkTiles } from '../navigation/LinkTiles.tsx'

const Band = styled('nav')(({ theme: { palette, design } }) => ({
  paddingBlock: design.space.section,
  background: palette.background.paper,
}))

/** Pages a lost visitor may have meant. */
export function WaysOn() {
  return (
    <Band aria-label={notFound.waysOnLabel}>
      <Wrap>
        <LinkTiles links={notFound.waysOn} columns={4} on="paper" />
      </Wrap>
    </Band>
  )
}
