import styled from '@emotion/styled'
import type { ExtraPage } from '#data/pages/extraPages.ts'
import { Wrap } from '../layout/Wrap.tsx'

const Ground = styled('div')(({ theme: { palette, design, typography } }) => ({
  paddingBlock: design.space.section,
  background: palette.background.paper,
  '& section': { display: 'grid', gap: '1rem', maxWidth: '44rem' },
  '& section + section': { marginTop: '2.5rem' },
  '& h2': typography.h3,
}))

/** Titled paragraphs. */
export function PlainText({ sections }: Pick<ExtraPage, 'sections'>) {
  return (
    <Ground>
      <Wrap>
        {sections.map(({ title, paragraphs }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Wrap>
    </Ground>
  )
}
