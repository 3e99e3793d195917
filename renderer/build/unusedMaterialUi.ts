/** Stands in for the modules of Material UI that libraryAliases.ts leaves out. */
export function CssVarsProvider(): never {
  throw new Error(
    'The theme has no CSS variables, and buttons have no ripple: see renderer/build/libraryAliases.ts.',
  )
}
export default CssVarsProvider
