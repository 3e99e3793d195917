import { styled } from '@mui/material/styles'
import type { HomePage } from '#data/pages/home.ts'
import { Icon } from '../../media/Icon.tsx'

const List = styled('ul')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  gap: '.75rem 2rem',
  marginTop: '1.75rem',
  fontWeight: 500,
  '& li': { display: 'flex', gap: '.6rem', alignItems: 'flex-start' },
  '& svg': { color: palette.primary.main },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('lg')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
}))

/** Notes that apply to every price. */
export function PricingNotes({ notes }: { notes: HomePage['pricing']['notes'] }) {
  return (
    <List>
      {notes.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </List>
  )
}
