import { styled } from '@mui/material/styles'
import type { HomePage } from '#data/pages/home.ts'
import { Steps } from '../blocks/Steps.tsx'
import { TickList } from '../blocks/TickList.tsx'
import { Section } from '../layout/Section.tsx'

/** On a large screen the strap that joins the steps continues to the right edge of the page. */
const RunOut = styled('div')(({ theme }) => ({
  overflowX: 'clip',
  '& ul': { marginTop: theme.design.space.headToContent },
  [theme.breakpoints.up('md')]: { '& ol::before': { right: '-50vw' } },
}))

export function HowItWorks({ title, steps, promises }: HomePage['howItWorks']) {
  return (
    <RunOut>
      <Section id="how-it-works" title={title}>
        <Steps steps={steps} />
        <TickList items={promises} columns={2} />
      </Section>
    </RunOut>
  )
}
