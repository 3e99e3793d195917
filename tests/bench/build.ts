import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { type Figure, figure } from './figure.ts'

/** Build time of the real site, from scratch and without changes. */
export async function measureBuild(): Promise<Figure[]> {
  const copy = copyProject()
  try {
    // Removes the links to the encoded pictures, so that the first build encodes all of them.
    rmSync(join(copy.folder, '.cache'), { recursive: true, force: true })
    const everything = build(copy.folder)
    const nothing = build(copy.folder)
    return [
      figure('build with every picture to encode', everything, 's', { atMost: 90 }),
      figure('build with none', nothing, 's', { atMost: 6 }),
    ]
  } finally {
    copy.remove()
  }
}

function build(folder: string): number {
  const began = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'renderer/build/build.ts')], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(stderr)
  return (performance.now() - began) / 1000
}
