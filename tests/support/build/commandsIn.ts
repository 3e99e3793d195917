import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

/** The command of every process with this working directory. Linux only. */
export function commandsIn(folder: string): string[] {
  const place = realpathSync(folder)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return readlinkSync(`/proc/${id}/cwd`) === place ? [readFileSync(`/proc/${id}/cmdline`, 'utf8')] : []
      } catch {
        // It has ended, or belongs to another user.
        return []
      }
    })
}
