/** Stands in for the modules that viteSettings.ts leaves out. */
export default function unused(): never {
  throw new Error(
    'This part of Material UI or Emotion is left out: see libraryAliases in renderer/build/viteSettings.ts.',
  )
}

/** Material UI's provider asks for it by name. */
export const CssVarsProvider = (): never => unused()
