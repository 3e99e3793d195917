import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

import tokens from '../theme/tokens.json' with { type: 'json' }
import { fileCache } from './fileCache.ts'

/** The letters of English and French and their punctuation. A system font shows any other character. */
const characters =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  'ÀÂÇÈÉÊËÎÏÔÙÛÜŒàâçèéêëîïôùûüÿœ\u00a0‘’“”–—…•·×−©³'

/** Kerning, and figures of one width. */
const keepFeatures = ['kern', 'tnum']

/** Variable fonts keep these characters, and the weights between the lightest and the boldest of the theme. */
export function fontSubsets({ projectFolder }: { projectFolder: string }): Plugin {
  const cache = fileCache(join(projectFolder, '.cache/fonts'))
  return {
    name: 'font-subsets',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@fontsource-variable\/.+\.woff2$/ },
      async handler(id, importer) {
        const original = await this.resolve(id, importer, { skipSelf: true })
        if (!original) return
        const name = id.split('/')[1] ?? ''
        const font = await readFile(original.id)
        const options = {
          targetFormat: 'woff2',
          keepFeatures,
          variationAxes: { wght: weightsOf(name) },
        } as const
        const version = createHash('sha256').update(characters).update(JSON.stringify(options)).update(font)
        return cache.getOrMake(`${name}.${version.digest('hex').slice(0, 8)}.woff2`, () =>
          subsetFont(font, characters, options),
        )
      },
    },
  }
}

/** @throws when the theme does not name the font */
function weightsOf(name: string): { min: number; max: number } {
  const { fontFamilies, variants } = tokens.typography
  const [role] = Object.entries(fontFamilies).find(([, names]) => names.toLowerCase().includes(name)) ?? []
  if (!role) throw new Error(`renderer/theme/tokens.json has no font family ${name}.`)
  const weights = Object.values(variants).flatMap(({ fontFamily, fontWeight }) =>
    fontFamily === role ? [fontWeight] : [],
  )
  return { min: Math.min(...weights), max: Math.max(...weights) }
}
