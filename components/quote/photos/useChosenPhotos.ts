import { useState } from 'react'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { shrinkPhoto } from './shrinkPhoto.ts'
import { type ChosenPhoto, chosenPhotos, lostPhotos } from './stores.ts'

const wording = photosAndDay.photos

/** The photos that will go with the quote, and what was wrong with the last that were added. */
export function useChosenPhotos() {
  const photos = chosenPhotos.useValue()
  const [fault, setFault] = useState<string>()

  function add(files: readonly File[]) {
    // Some systems know no type of a HEIC.
    const pictures = files.filter(({ type }) => type === '' || type.startsWith('image/'))
    const chosen = chosenPhotos.read()
    const fitting = pictures.slice(0, maxPhotos - chosen.length)
    setFault(faultOf(files.length, pictures.length, fitting.length))
    const names = new Set(chosen.map(({ name }) => name))
    if (fitting.length > 0) lostPhotos.write(0)
    chosenPhotos.write([...chosen, ...fitting.map((file) => choose(file, nameApart(file.name, names)))])
  }

  function remove(photo: ChosenPhoto) {
    URL.revokeObjectURL(photo.preview)
    setFault(undefined)
    chosenPhotos.write(chosenPhotos.read().filter((other) => other !== photo))
  }

  return { photos, fault, add, remove }
}

function faultOf(files: number, pictures: number, fitting: number): string | undefined {
  if (fitting < pictures) return wording.tooMany
  return pictures < files ? wording.notPhotos : undefined
}

/** A name that no other photo has, since some phones call all of theirs image.jpg. Adds it to the names. */
export function nameApart(name: string, names: Set<string>): string {
  let apart = name
  for (let count = 2; names.has(apart); count += 1) apart = `${name} (${count})`
  names.add(apart)
  return apart
}

const choose = (file: File, name: string): ChosenPhoto => ({
  name,
  preview: URL.createObjectURL(file),
  picture: shrinkPhoto(file),
})
