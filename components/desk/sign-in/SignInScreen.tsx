import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { deskApi, linkLifetime, pathAfterSignIn } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { Logo } from '../../media/Logo.tsx'
import { sessionValue } from '../../session/sessionValue.ts'
import { useDocumentTitle, useScreenWithoutHead } from '../frame/ScreenHead.tsx'
import { AskForLink, TypeCode, UseLink } from './SignInForms.tsx'

const Page = styled('main')(({ theme: { palette, design, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem)',
  justifyContent: 'center',
  alignContent: 'start',
  gap: '1.75rem',
  minHeight: '100dvh',
  padding: '1.75rem 1rem',
  borderTop: `12px solid ${palette.secondary.main}`,
  '--logo-ground': palette.primary.main,
  '--logo-ink': palette.common.white,
  [breakpoints.up('md')]: { paddingTop: '14vh' },
  '& h1': { fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', lineHeight: 1.1 },
  '& form': { display: 'grid', gap: '1rem' },
  '& section': {
    display: 'grid',
    gap: '1rem',
    padding: '1.5rem',
    borderRadius: design.corner.large,
    background: palette.background.paper,
    border: `1px solid ${palette.divider}`,
  },
}))

const logo = { justifySelf: 'start' }

/** When this tab asked for a link: a phone may reload the tab while its owner reads the email. */
const askedAt = sessionValue('deskLinkAskedAt')

const hasValidCode = () => Date.now() - Number(askedAt.read() ?? 0) < linkLifetime

/** Signs in with a link by email, its code, or a link of the command line. */
export function SignInScreen() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const next = pathAfterSignIn(params.get('next') ?? undefined)
  const { search, hash } = useLocation()
  // The secret is in the fragment of the URL, which browsers send to no server.
  const link = new URLSearchParams(hash.slice(1)).get('link')
  const [hasAsked, setHasAsked] = useState(hasValidCode)
  useDocumentTitle(deskWording.screens.signIn)
  useScreenWithoutHead()
  // A sign-in in another tab counts here, too.
  const { data: session } = useSWR<{ person: string } | null>(deskApi.session, { refreshInterval: 5000 })
  const isSignedIn = Boolean(session) && !link
  useEffect(() => {
    if (isSignedIn) askedAt.clear()
  }, [isSignedIn])

  function arrive(path: string) {
    askedAt.clear()
    navigate(pathAfterSignIn(path), { replace: true })
  }
  function ask() {
    askedAt.write(String(Date.now()))
    setHasAsked(true)
  }
  function askAnew() {
    askedAt.clear()
    setHasAsked(false)
  }

  if (isSignedIn) return <Navigate to={next} replace />
  return (
    <Page>
      <Logo sx={logo} />
      {link ? (
        <UseLink
          key={link}
          link={link}
          onArrive={arrive}
          onAskAgain={() => navigate({ search }, { replace: true })}
        />
      ) : hasAsked ? (
        <TypeCode next={next} onArrive={arrive} onOther={askAnew} />
      ) : (
        <AskForLink next={next} onSent={ask} />
      )}
    </Page>
  )
}
