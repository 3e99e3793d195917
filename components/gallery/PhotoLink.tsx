import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type ReactNode, useContext } from 'react'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'
import { LightboxContext, lightbox } from './LightboxArea.tsx'

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
  return (
    <Anchor
      component="a"
      href={fullPhotoPath(photo)}
      aria-haspopup="dialog"
      onClick={(event) => open(event, photo)}
      onPointerEnter={lightbox.load}
      onFocus={lightbox.load}
    >
      {children}
    </Anchor>
  )
}
