import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import { Panel } from './Panel.tsx'

const { request: words } = deskWording

const PhotoDialog = lazy(async () => ({ default: (await import('./PhotoDialog.tsx')).PhotoDialog }))

const Row = styled('ul')({
  '&&': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: '.5rem' },
})

const Thumbnail = styled(ButtonBase)<{ component?: 'a'; href?: string }>(
  ({ theme: { palette, design } }) => ({
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '1',
    borderRadius: design.corner.small,
    overflow: 'hidden',
    background: palette.background.sunken,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
)

type PhotoRowProps = { id: string; name: string; count: number }

/** Small photos; each opens large. */
export function PhotoRow({ id, name, count }: PhotoRowProps) {
  const [shown, setShown] = useState<number>()
  const places = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <Panel title={words.photos}>
      <Row>
        {places.map((place) => (
          <li key={place}>
            <PhotoButton id={id} place={place} onOpen={() => setShown(place)} />
          </li>
        ))}
      </Row>
      <Suspense>
        {shown !== undefined && (
          <PhotoDialog
            id={id}
            name={name}
            count={count}
            shown={shown}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  )
}

/** A photo that no browser shows, as a phone sent it, is there to be downloaded. */
function PhotoButton({ id, place, onOpen }: { id: string; place: number; onOpen: () => void }) {
  const [isFile, setFile] = useState(false)
  if (isFile)
    return (
      <Thumbnail
        component="a"
        href={deskApi.photo(id, place)}
        aria-label={words.fileOnly}
        title={words.fileOnly}
      >
        <DeskIcon name="photo" size={36} />
      </Thumbnail>
    )
  return (
    <Thumbnail onClick={onOpen} aria-label={words.openPhoto(place)}>
      <img
        src={deskApi.thumbnail(id, place)}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        onError={() => setFile(true)}
      />
    </Thumbnail>
  )
}
