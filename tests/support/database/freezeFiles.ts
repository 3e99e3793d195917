import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** File modes stop neither root nor a program that has the file open. This attribute stops both, if disk and rights allow it. */
const immutable = {
  name: 'immutable',
  answer: 503,
  freeze: (files: string[]) => void execFileSync('chattr', ['+i', ...files], { stdio: 'ignore' }),
  thaw: (files: string[]) => void execFileSync('chattr', ['-i', ...files], { stdio: 'ignore' }),
}
/** Fallback without special rights: a server that has the file open continues to store quotes. */
const unwritable = {
  name: 'of mode 0444',
  answer: 201,
  freeze: (files: string[]) => files.forEach((file) => void chmodSync(file, 0o444)),
  thaw: (files: string[]) => files.forEach((file) => void chmodSync(file, 0o600)),
}
/** The strictest way that this machine allows. */
export const freezing = canFreeze() ? immutable : unwritable

function canFreeze(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'freeze-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  try {
    immutable.freeze([file])
    immutable.thaw([file])
    return true
  } catch {
    // No such program, no such right, or no such attribute.
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
