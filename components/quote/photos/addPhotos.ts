import { maxPhotos } from '#data/quote/photoLimits.ts'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { shrinkPhoto } from './shrinkPhoto.ts'
import { type ChosenPhoto, chosenPhotos, lostPhotos } from './stores.ts'

const wording = photosAndDay.photos

/**
 * Adds files to the chosen photos of the quote.
 *
 * @returns the fault of the refused files
 */
export function addPhotos(files: readonly File[]): string | undefined {
  const chosen = chosenPhotos.read()
  const newFiles = withoutRepeats(files, chosen)
  // Some systems give HEIC files no type.
  const pictures = newFiles.filter(({ type }) => type === '' || type.startsWith('image/'))
  const accepted = pictures.slice(0, maxPhotos - chosen.length)
  const names = new Set(chosen.map(({ name }) => name))
  if (accepted.length > 0) lostPhotos.write(0)
  chosenPhotos.write([...chosen, ...accepted.map((file) => choose(file, makeNameUnique(file.name, names)))])
  return faultOf(newFiles.length, pictures.length, accepted.length)
}

export function removePhoto(photo: ChosenPhoto): void {
  URL.revokeObjectURL(photo.preview)
  chosenPhotos.write(chosenPhotos.read().filter((other) => other !== photo))
}

/** The server stores the same picture once: a picture chosen twice would use up two of eight places. */
function withoutRepeats(files: readonly File[], chosen: readonly ChosenPhoto[]): File[] {
  const seen = new Set(chosen.map(({ file }) => file))
  return files.filter((file) => {
    const isNew = !seen.has(describeFile(file))
    seen.add(describeFile(file))
    return isNew
  })
}

const describeFile = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

function faultOf(files: number, pictures: number, accepted: number): string | undefined {
  if (accepted < pictures) return wording.tooMany
  return pictures < files ? wording.notPhotos : undefined
}

/** Makes a file name unique and adds the result to the names: some phones name every photo image.jpg. */
export function makeNameUnique(name: string, names: Set<string>): string {
  let uniqueName = name
  for (let count = 2; names.has(uniqueName); count += 1) uniqueName = `${name} (${count})`
  names.add(uniqueName)
  return uniqueName
}

const choose = (file: File, name: string): ChosenPhoto => ({
  name,
  file: describeFile(file),
  preview: URL.createObjectURL(file),
  picture: shrinkPhoto(file),
})
