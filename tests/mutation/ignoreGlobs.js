/** Vite reads the arguments of import.meta.glob before anything runs: a mutant in them could not even be parsed. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'globs',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'CallExpression' && node.callee.object?.type === 'MetaProperty'
          ? 'Vite reads it before it runs'
          : undefined,
    },
  },
]
