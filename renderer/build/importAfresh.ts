import { pathToFileURL } from 'node:url'

/** A module as its file is now: the time keeps Node from answering with the one it read before an edit. */
export const importAfresh = (file: string) => import(`${pathToFileURL(file)}?at=${Date.now()}`)
