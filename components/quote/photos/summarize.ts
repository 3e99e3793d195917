import type { Upload } from './stores.ts'

/** The progress of all uploads, for UploadLine. */
export function summarize(uploads: readonly Upload[]) {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const leftOut = uploads.flatMap(({ name, why }) => (why === undefined ? [] : [{ name, why }]))
  // Every photo counts the same, whatever its size.
  const parts = uploads.map(({ state, sent, size }) =>
    state === 'kept' || state === 'leftOut' ? 1 : sent / Math.max(size, sent, 1),
  )
  return {
    all: uploads.length,
    kept: count('kept'),
    percent: Math.floor((100 * parts.reduce((sum, part) => sum + part, 0)) / Math.max(parts.length, 1)),
    leftOut,
    isStuck: count('stuck') > 0,
    isOver: count('waiting') + count('stuck') === 0,
  }
}
