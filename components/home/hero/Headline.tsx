import { styled } from '@mui/material/styles'

const Kicker = styled('span')(({ theme }) => ({
  ...theme.design.type.kicker,
  display: 'block',
  letterSpacing: 0,
  color: theme.palette.primary.main,
  marginBottom: '.75rem',
}))

const Lines = styled('span')(({ theme }) => ({
  ...theme.design.type.hero,
  '& > span': { display: 'block' },
}))

type HeadlineProps = {
  id: string
  /** A smaller line above, inside the h1, so that the heading says what the company does. */
  kicker: string
  lines: readonly string[]
}

/** The heading of the home page. */
export function Headline({ id, kicker, lines }: HeadlineProps) {
  return (
    <h1 id={id}>
      <Kicker>{`${kicker} `}</Kicker>
      <Lines>
        {lines.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </Lines>
    </h1>
  )
}
