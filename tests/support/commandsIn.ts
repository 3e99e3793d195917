import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

/** The command of every process that works in this folder, whoever started it. Linux alone tells. */
export function commandsIn(folder: string): string[] {
  const place = realpathSync(folder)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return readlinkSync(`/proc/${id}/cwd`) === place ? [readFileSync(`/proc/${id}/cmdline`, 'utf8')] : []
      } catch {
        // It ended meanwhile, or belongs to somebody else.
        return []
      }
    })
}
