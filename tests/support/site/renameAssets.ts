import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The checksum in the name of a script, "chunk-B9UOWwdU.js", "renderer_client.l4aUxHAT.js", and of the pages' data. */
const checksum = /(?<=chunk-|\.)[\w-]{8}(?=\.js\b)|(?<=data-version=")\w+/g

/**
 * Makes of a built site what another build would be whose every script has changed: each has another name, wherever it is
 * named, and so has the folder of the pages' data. There are no compressed copies; the server sends the files as they are.
 *
 * @param build tells it from other builds
 */
export function renameAssets(folder: string, build: number): void {
  const rename = (text: string) =>
    text.replace(checksum, (before) =>
      createHash('sha256').update(`${build} ${before}`).digest('base64url').slice(0, before.length),
    )

  const data = join(folder, 'assets/pages')
  for (const version of readdirSync(data))
    renameSync(
      join(data, version),
      join(data, rename(`data-version="${version}`).slice('data-version="'.length)),
    )
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (/\.(br|gz)$/.test(entry.name)) rmSync(path)
    else if (/\.(js|html)$/.test(entry.name)) {
      writeFileSync(path, rename(readFileSync(path, 'utf8')))
      if (entry.name.endsWith('.js')) renameSync(path, join(entry.parentPath, rename(entry.name)))
    }
  }
}
