import styled from '@emotion/styled'
import buckle from './art/buckle.svg'
import { Strap } from './Strap.tsx'

/** The strap under the hero, its buckle where the photo begins. */
export const BuckledStrap = styled(Strap)(({ theme }) => ({
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '50%',
    right: theme.design.space.gutter,
    transform: 'translateY(-50%)',
    width: 96,
    height: 58,
    background: `url(${buckle})`,
    [theme.breakpoints.up('md')]: { right: 'auto', left: 'calc(52.5% - 48px)' },
  },
}))
