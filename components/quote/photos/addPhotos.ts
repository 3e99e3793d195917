import { maxPhotos } from '#data/quote/photoLimits.ts'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { lazyModule } from '../../api/lazyModule.ts'
import { type ChosenPhoto, chosenPhotos, lostPhotos, photoFault, withoutFaults } from './stores.ts'

const wording = photosAndDay.photos
const shrinking = lazyModule(() => import('../../media/shrinkPhoto.ts'))

export function addPhotos(files: readonly File[]): void {
  const chosen = chosenPhotos.read()
  const sendable = withoutFaults(chosen)
  const newFiles = withoutRepeats(files, sendable)
  // Some systems give HEIC files no type.
  const pictures = newFiles.filter(({ type }) => type === '' || type.startsWith('image/'))
  const accepted = pictures.slice(0, maxPhotos - sendable.length)
  const names = new Set(chosen.map(({ name }) => name))
  if (accepted.length > 0) lostPhotos.write(0)
  chosenPhotos.write([...chosen, ...accepted.map((file) => choose(file, makeNameUnique(file.name, names)))])
  const refused = pictures.length < newFiles.length ? wording.notPhotos : undefined
  // Later: the same fault again is announced, too.
  photoFault.write(undefined)
  setTimeout(() => photoFault.write(accepted.length < pictures.length ? wording.tooMany : refused))
}

export function removePhoto(photo: ChosenPhoto): void {
  URL.revokeObjectURL(photo.preview)
  photoFault.write(undefined)
  chosenPhotos.write(chosenPhotos.read().filter((other) => other !== photo))
}

/** The server stores the same picture once: a picture chosen twice would use up two of eight places. */
function withoutRepeats(files: readonly File[], chosen: readonly ChosenPhoto[]): File[] {
  const seen = new Set(chosen.map(({ file }) => file))
  return files.filter((file) => !seen.has(describeFile(file)) && seen.add(describeFile(file)))
}

const describeFile = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

/** Makes a file name unique and adds the result to the names: some phones name every photo image.jpg. */
export function makeNameUnique(name: string, names: Set<string>): string {
  let uniqueName = name
  for (let count = 2; names.has(uniqueName); count += 1) uniqueName = `${name} (${count})`
  names.add(uniqueName)
  return uniqueName
}

function choose(file: File, name: string): ChosenPhoto {
  const prepared = shrinking.load().then((code) => code?.preparePhoto(file) ?? { picture: file })
  const picture = prepared.then(({ picture }) => picture)
  const photo: ChosenPhoto = { name, file: describeFile(file), preview: URL.createObjectURL(file), picture }
  void prepared.then(({ fault }) => {
    const marked = (other: ChosenPhoto) => (other === photo ? { ...photo, fault } : other)
    if (fault) chosenPhotos.write(chosenPhotos.read().map(marked))
  })
  return photo
}
