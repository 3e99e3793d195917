import type { Plugin } from 'vite'

/** Chunks with the first screens of linked pages, and the footer's with most sections below first screens (chunkName.ts). */
const prefetched = ['sections', 'home', 'gallery']

/** Writes the URLs of these chunks into renderer/navigation/usePrefetching.ts: `import()` can neither name them nor take a priority. */
export function prefetchedCode(): Plugin {
  return {
    name: 'prefetched-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const urls = prefetched.map((name) => {
        const chunk = chunks.find((candidate) => candidate.name === name)
        return chunk
          ? `/${chunk.fileName}`
          : this.error(`There is no chunk ${name}: chunkName.ts has other names.`)
      })
      // The minifier may change the kind of quotes.
      const place = /(["'`])prefetched-code\1/
      const reader = chunks.find(({ code }) => place.test(code))
      if (!reader) return this.error('No chunk has a place for the URLs of prefetched code.')
      reader.code = reader.code.replace(place, JSON.stringify(urls.join(' ')))
    },
  }
}
