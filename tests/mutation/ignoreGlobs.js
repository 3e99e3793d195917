/** Ignores the arguments of import.meta.glob: Vite evaluates them statically, so a mutant could not be parsed. */
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
