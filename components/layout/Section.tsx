import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Wrap } from './Wrap.tsx'

export type SectionGround = 'page' | 'paper' | 'kraft' | 'spruce'

const Band = styled('section')(({ theme }) => ({ paddingBlock: theme.design.space.section }))

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '48rem',
  marginBottom: theme.design.space.headToContent,
}))

/** The ground colour of a band of the page, and what follows from it for the text on it. */
export function ground(name: SectionGround, { palette, design }: Theme) {
  switch (name) {
    case 'page':
      return { background: palette.background.default }
    case 'paper':
      return { background: palette.background.paper }
    case 'kraft':
      return { background: `${design.pattern.flute}, ${palette.kraft.main}` }
    case 'spruce':
      return {
        background: `${design.pattern.quilt}, ${palette.primary.dark}`,
        color: palette.common.white,
        '--quiet': palette.common.onDarkMuted,
        '& a': { color: palette.common.white },
        '& :focus-visible': { outlineColor: palette.common.white, boxShadow: `0 0 0 3px ${palette.focus}` },
      }
  }
}

type SectionProps = {
  /** Anchor of the section. */
  id?: string
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  ground?: SectionGround
  children: ReactNode
}

/** A band of the page with its heading. */
export function Section({ id, title, lead, ground: name = 'page', children }: SectionProps) {
  return (
    <Band id={id} aria-label={title} sx={(theme) => ground(name, theme)}>
      <Wrap>
        <Head>
          <h2>{title}</h2>
          {lead && <Lead>{lead}</Lead>}
        </Head>
        {children}
      </Wrap>
    </Band>
  )
}

/** A paragraph in the larger, quieter style that introduces a page or a section. */
export const Lead = styled('p')(({ theme }) => ({
  ...theme.design.type.lead,
  textWrap: 'pretty',
  color: `var(--quiet, ${theme.palette.text.secondary})`,
}))
