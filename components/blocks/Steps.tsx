import { styled } from '@mui/material/styles'
import { forcedEdge } from '../layout/styles.ts'

const List = styled('ol')(({ theme: { palette, breakpoints, design } }) => ({
  position: 'relative',
  display: 'grid',
  gap: '2.25rem',
  counterReset: 'step',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 20,
    top: 8,
    bottom: 8,
    width: 20,
    background: `${design.pattern.weave}, ${palette.secondary.main}`,
    boxShadow: `inset 1.5px 0 0 ${palette.secondary.dark}, inset -1.5px 0 0 ${palette.secondary.dark}`,
    '@media print': { display: 'none' },
    ...forcedEdge,
  },
  '& li': { position: 'relative', minHeight: 60, paddingLeft: 84, counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: -6,
    display: 'grid',
    placeItems: 'center',
    width: 60,
    height: 60,
    borderRadius: 14,
    background: palette.text.primary,
    color: palette.secondary.main,
    fontFamily: design.fonts.display,
    fontWeight: 850,
    fontSize: '1.875rem',
    lineHeight: 1,
    ...forcedEdge,
  },
  '& h3': { marginBottom: '.5rem' },
  '& p': { maxWidth: '26em', color: palette.text.secondary },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.25rem',
    '& h3': { marginBottom: '.25rem' },
  },
  [breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '3rem',
    '&::before': {
      left: 0,
      right: 0,
      top: 14,
      bottom: 'auto',
      width: 'auto',
      height: 20,
      boxShadow: `inset 0 1.5px 0 ${palette.secondary.dark}, inset 0 -1.5px 0 ${palette.secondary.dark}`,
    },
    '& li': { paddingTop: '5.5rem', paddingLeft: 0 },
  },
}))

/** Numbered buckles on a strap. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
