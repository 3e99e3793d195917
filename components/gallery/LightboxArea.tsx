import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { createContext, type MouseEvent, type ReactNode, useCallback, useContext, useState } from 'react'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { hasModifier, useHistoryMove } from '../layout/browserEvents.ts'
import { Section } from '../layout/Section.tsx'
import { PhotoImage } from '../media/PhotoImage.tsx'
import { useHydrated } from '../session/createStore.ts'
import { heldUntilHydrated } from '../session/stubContract.ts'

const lightbox = lazyModule(() => import('../lightbox/Lightbox.tsx'))

type OpenPhoto = (event: MouseEvent<HTMLAnchorElement>, photo: Photo) => void

/** Opens the photo of a link over the page. Outside a LightboxArea a photo link is an ordinary link. */
const LightboxContext = createContext<OpenPhoto>(() => {})

type LightboxAreaProps = {
  /** Every photo that can be opened, in the order of previous and next. */
  photos: readonly Photo[]
  children: ReactNode
}

/** A click on a PhotoLink inside it opens the photo over the page, with the area's other photos beside it. */
export function LightboxArea({ photos, children }: LightboxAreaProps) {
  const [shown, setShown] = useState<number>()
  const { module, load } = lightbox.useModule()
  const close = useCallback(() => setShown(undefined), [])
  useHistoryMove(close)

  async function open(event: MouseEvent<HTMLAnchorElement>, photo: Photo) {
    // With a modifier key the browser opens a tab, or downloads the photo.
    if (hasModifier(event)) return
    event.preventDefault()
    const link = event.currentTarget
    // Safari does not focus a clicked link, and closing returns the focus to it.
    link.focus({ preventScroll: true })
    if (await load()) setShown(photos.indexOf(photo))
    // On a slow connection the visitor may have left the page meanwhile.
    else if (link.isConnected) window.location.assign(fullPhotoPath(photo))
  }

  const photo = shown === undefined ? undefined : photos[shown]
  return (
    <LightboxContext value={open}>
      {children}
      {module && shown !== undefined && photo && (
        <module.Lightbox
          title={photo.title}
          count={photos.length}
          shown={shown}
          onShow={setShown}
          onClose={close}
        >
          <FullPhoto key={photo.name} photo={photo} />
        </module.Lightbox>
      )}
    </LightboxContext>
  )
}

function FullPhoto({ photo }: { photo: Photo }) {
  const { width, height, alt } = photo
  // The aspect ratio is known, so the photo has its size before the file is loaded.
  const fittedWidth = `min(100cqw, ${width / height} * 100cqh)`
  return (
    <picture>
      <source type="image/avif" srcSet={fullPhotoPath(photo, 'avif')} />
      <source type="image/webp" srcSet={fullPhotoPath(photo, 'webp')} />
      <img
        src={fullPhotoPath(photo)}
        width={width}
        height={height}
        alt={alt}
        style={{ width: fittedWidth }}
      />
    </picture>
  )
}

const Anchor = styled(Link)<{ component: 'a' }>(({ theme: { design } }) => ({
  display: 'block',
  position: 'relative',
  borderRadius: design.corner.medium,
  cursor: 'zoom-in',
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: design.corner.medium },
  // The focus ring follows the photo’s corners.
  '&:focus-visible': { borderRadius: design.corner.medium },
}))

/** Links to the photo at full resolution; once hydrated, shows it in the lightbox. */
export function PhotoLink({ photo, children }: { photo: Photo; children: ReactNode }) {
  const open = useContext(LightboxContext)
  const isHydrated = useHydrated()
  return (
    <Anchor
      component="a"
      href={fullPhotoPath(photo)}
      aria-haspopup={isHydrated ? 'dialog' : undefined}
      {...heldUntilHydrated}
      onClick={(event) => open(event, photo)}
      onPointerEnter={lightbox.load}
      onFocus={lightbox.load}
    >
      {children}
    </Anchor>
  )
}

const look = { '& figcaption': { marginTop: '.5rem', fontWeight: 600 } }

const sizes =
  '(min-width: 1440px) 411px, (min-width: 900px) 31vw, (min-width: 600px) 47vw, calc(100vw - 2rem)'

export function PhotoGrid({ title, photos }: { title: string; photos: readonly Photo[] }) {
  return (
    <Section title={title}>
      <LightboxArea photos={photos}>
        <Grid container component="ul" spacing={{ xs: 2, md: 3 }} sx={look}>
          {photos.map((photo) => (
            <Grid key={photo.name} component="li" size={{ xs: 12, sm: 6, md: 4 }}>
              <figure>
                <PhotoLink photo={photo}>
                  <PhotoImage photo={photo} sizes={sizes} />
                </PhotoLink>
                <figcaption>{photo.title}</figcaption>
              </figure>
            </Grid>
          ))}
        </Grid>
      </LightboxArea>
    </Section>
  )
}
