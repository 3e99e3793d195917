import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusChanged } from '#data/desk/deskWording.ts'
import { directionsLink, mapLink } from '#data/desk/mapLinks.ts'
import { describePlace } from '#data/places/roadOrder.ts'
import { callLink, mailLink, textLink } from '#data/quote/contactLinks.ts'
import { deskToast } from '../../toasts/deskToast.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { DeskIcon, type DeskIconName } from '../frame/DeskIcon.tsx'
import type { JobFormState } from './useJobForm.ts'

const { quote: wording, changes } = deskWording

const Bar = styled('section')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '.75rem',
  padding: '1rem',
  borderRadius: design.corner.medium,
  background: palette.primary.dark,
  color: palette.common.white,
  '& ul': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '.5rem' },
  '& p': { overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& strong': { fontSize: '1.375rem', fontFeatureSettings: '"tnum"', display: 'block' },
}))

const Way = styled(ButtonBase)<{ href: string; target?: string; rel?: string }>(
  ({ theme: { palette, design, typography } }) => ({
    ...typography.body2,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '.2rem',
    width: '100%',
    minHeight: 64,
    padding: '.4rem .1rem',
    borderRadius: design.corner.small,
    background: palette.primary.main,
    color: palette.common.white,
    fontWeight: 600,
    fontSize: '.875rem',
    '&:hover': { background: palette.primary.light },
    '&[data-first]': { background: palette.secondary.main, color: palette.text.primary },
    '&[data-first]:hover': { background: palette.secondary.light },
    '&&:focus-visible': { outlineColor: palette.common.white },
  }),
)

type ContactWay = { label: string; icon: DeskIconName; href: string | undefined; opens?: 'map' }

export function ContactBar({ quote, address }: { quote: DeskQuote; address: string }) {
  const { phone, email } = quote
  const ways: readonly ContactWay[] = [
    { label: wording.call, icon: 'call', href: callLink(phone) },
    { label: wording.text, icon: 'sms', href: textLink(phone) },
    { label: wording.email, icon: 'email', href: mailLink(email) },
    { label: wording.map, icon: 'place', href: mapLink(address), opens: 'map' },
    { label: wording.directions, icon: 'directions', href: directionsLink(address), opens: 'map' },
  ]
  const usable = ways.filter(({ href }) => href !== undefined)
  return (
    <Bar aria-label={wording.contact}>
      <p>
        <strong>{phone}</strong>
        {email}
      </p>
      <ul>
        {usable.map(({ label, icon, href, opens }, index) => (
          <li key={label}>
            <Way
              href={href ?? ''}
              data-first={index === 0 ? '' : undefined}
              {...(opens && { target: '_blank', rel: 'noreferrer' })}
            >
              <DeskIcon name={icon} />
              {label}
            </Way>
          </li>
        ))}
      </ul>
      <p>
        {[describePlace({ ...quote, address }), !address && wording.noAddress].filter(Boolean).join('. ')}
      </p>
    </Bar>
  )
}

/** Marks a quote as spam or as not spam. A press during a save would be based on the version before it. */
export function SpamPart({ quote, form: { isSaving, drop } }: { quote: DeskQuote; form: JobFormState }) {
  const { change } = useQuoteChanges()
  const { status, name } = quote

  async function set(next: 'spam' | 'new') {
    const done = `${name} ${statusChanged[next]}`
    const outcome = await change({ quote, changes: { status: next }, done })
    if (outcome.kind === 'saved') drop('status')
    else if (outcome.kind === 'conflict') deskToast.failed(changes.conflict)
  }

  if (status === 'spam')
    return (
      <Alert
        severity="error"
        icon={<DeskIcon name="warning" />}
        action={
          <Button disabled={isSaving} onClick={() => set('new')}>
            {wording.notSpam}
          </Button>
        }
      >
        {wording.suspected}
      </Alert>
    )
  if (status !== 'new') return null
  return (
    <Button
      variant="quiet"
      disabled={isSaving}
      onClick={() => set('spam')}
      sx={{ alignSelf: 'start', minHeight: 44 }}
    >
      {wording.markSpam}
    </Button>
  )
}
