import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The checksum in the name of a script, "chunk-B9UOWwdU.js", "renderer_client.l4aUxHAT.js", and of the pages' data. */
const checksum = /(?<=chunk-|\.)[\w-]{8}(?=\.js\b)|(?<=data-version=")\w+/g

/**
 * Simulates a new build with changes in every script: renames the scripts and the folder of the pages' data, and their references.
 * Removes the compressed copies, so the server sends uncompressed files.
 *
 * @param build makes the names differ from other builds
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
