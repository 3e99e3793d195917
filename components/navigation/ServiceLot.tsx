import styled from '@emotion/styled'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Icon } from '../media/Icon.tsx'

/*
 * The switch has no content of its own: what it opens and closes on a phone comes after it, and stands open for every
 * other screen, in browsers of any age, with or without JavaScript.
 */
const Lot = styled('div')(({ theme: { palette, breakpoints, design } }) => ({
  '& img': { width: '100%' },
  '& h3': { display: 'flex', alignItems: 'center', gap: '.75rem', minHeight: 60 },
  '& small': {
    fontFamily: design.fonts.body,
    fontWeight: 500,
    fontSize: '1rem',
    letterSpacing: 0,
    color: palette.text.secondary,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '.35rem 0',
    borderBottom: `1px solid ${palette.divider}`,
    color: 'inherit',
    fontWeight: 500,
    lineHeight: 1.25,
    textDecoration: 'none',
  },
  '& a:hover': {
    textDecoration: 'underline',
    textDecorationThickness: 3,
    textDecorationColor: palette.secondary.main,
  },
  '& [open] + ul li:last-child a': { borderBottom: 0 },
  [breakpoints.down('md')]: {
    position: 'relative',
    borderBottom: `1px solid ${palette.divider}`,
    '& img': { maxWidth: 360, marginInline: 'auto' },
    '& small': { marginLeft: 'auto', marginRight: 36 },
    '& summary': {
      // Over the words of the heading.
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      height: 60,
      marginTop: -60,
      listStyle: 'none',
      cursor: 'pointer',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& [open] svg': { transform: 'rotate(180deg)' },
    '& [open] + ul': { paddingBottom: '1.5rem' },
    '& details:not([open]) + ul': { display: 'none' },
    '&:not(:has([open])) img': { display: 'none' },
  },
  [breakpoints.up('md')]: {
    '& details': { display: 'none' },
    '& h3': { margin: '.75rem 0 .1rem' },
    '& ul': { paddingRight: '2rem' },
  },
  '@media print': {
    '& details': { display: 'none' },
    '& ul, & img': { display: 'block !important' },
  },
}))

type ServiceLotProps = {
  title: string
  drawing: string
  isOpen: boolean
  services: readonly { name: string; href: string }[]
}

/** One lot of the street: on a phone it opens and closes. */
export function ServiceLot({ title, drawing, isOpen, services }: ServiceLotProps) {
  return (
    <Lot>
      <img src={drawing} alt="" width="320" height="170" loading="lazy" />
      <h3>
        {title} <small>{services.length}</small>
      </h3>
      <details open={isOpen}>
        <summary>
          <VisuallyHidden as="span">{title}</VisuallyHidden>
          <Icon name="expandMore" />
        </summary>
      </details>
      <ul>
        {services.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </Lot>
  )
}
