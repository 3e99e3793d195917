import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { lazyComponent } from '../../api/lazyComponent.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import { Panel } from './Panel.tsx'

const { quote: wording } = deskWording

const Lightbox = lazyComponent(() => import('../../lightbox/Lightbox.tsx'), 'Lightbox')

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

type PhotoRowProps = {
  id: string
  name: string
  count: number
  /** Places (from 1) of the photos that browsers cannot show. */
  downloads: readonly number[] | undefined
}

/** Thumbnails that open the photo. A photo that browsers cannot show (HEIC) is a download. */
export function PhotoRow({ id, name, count, downloads = [] }: PhotoRowProps) {
  const [shown, setShown] = useState<number>()
  const places = Array.from({ length: count }, (_, index) => index + 1)
  const pictures = places.filter((place) => !downloads.includes(place))
  const current = shown === undefined ? undefined : pictures[shown]
  return (
    <Panel title={wording.photos}>
      <Row>
        {places.map((place) => (
          <li key={place}>
            {downloads.includes(place) ? (
              <Tooltip label={wording.fileOnly(place)}>
                <Thumbnail component="a" href={deskApi.photo(id, place)}>
                  <DeskIcon name="photo" size={36} />
                </Thumbnail>
              </Tooltip>
            ) : (
              <Thumbnail
                onClick={() => setShown(pictures.indexOf(place))}
                aria-label={wording.openPhoto(place)}
              >
                <img src={deskApi.thumbnail(id, place)} alt="" width={160} height={160} loading="lazy" />
              </Thumbnail>
            )}
          </li>
        ))}
      </Row>
      <Suspense>
        {shown !== undefined && current !== undefined && (
          <Lightbox
            title={name}
            count={pictures.length}
            shown={shown}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          >
            <img
              key={current}
              src={deskApi.photo(id, current)}
              alt={wording.photo(current, name)}
              style={{ maxWidth: '100cqw', maxHeight: '100cqh' }}
            />
          </Lightbox>
        )}
      </Suspense>
    </Panel>
  )
}
