import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { companyLine, site } from '#data/company/site.ts'
import { forcedEdge } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { Logo } from '../media/Logo.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'

const Block = styled('div')(({ theme: { palette, breakpoints } }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '1rem',
  justifyItems: 'start',
  alignContent: 'start',
  '& p': { color: palette.common.onDarkMuted, maxWidth: '32em' },
  // The icons beside the number, where there is room for both.
  [breakpoints.between(23.75, 'sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > p': { width: '100%' },
  },
  [breakpoints.up('md')]: { gridColumn: 'auto' },
}))

const Call = styled(Button)({
  gap: '.45rem',
  minHeight: 48,
  padding: '0 1.1rem',
  boxShadow: 'none',
  fontSize: '1.0625rem',
  lineHeight: 'inherit',
  '& svg': { width: 18, height: 18 },
})

const Social = styled('ul')(({ theme: { palette, design } }) => ({
  display: 'flex',
  gap: '.5rem',
  '& li > *': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: design.corner.medium,
    background: palette.primary.dark,
    color: palette.common.white,
    ...forcedEdge,
  },
}))

/** The company, its phone, and the social icons; an icon without a URL is inert and hidden from assistive technology. */
export function FooterAbout() {
  return (
    <Block>
      <Logo sx={{ display: 'flex', minHeight: 44 }} />
      <p>{companyLine}</p>
      <Call href={`tel:${site.phone}`}>
        <Icon name="phone" />
        {site.phoneDotted}
      </Call>
      {site.socialLinks.length > 0 && (
        <Social aria-label="Social media">
          {site.socialLinks.map(({ name, icon, url }) => (
            <li key={name} aria-hidden={url ? undefined : true}>
              {url ? (
                <Tooltip label={name}>
                  <IconButton href={url}>
                    <Icon name={icon} />
                  </IconButton>
                </Tooltip>
              ) : (
                <span>
                  <Icon name={icon} />
                </span>
              )}
            </li>
          ))}
        </Social>
      )}
    </Block>
  )
}
