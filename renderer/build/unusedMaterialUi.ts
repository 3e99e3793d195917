/** Stands in for the modules of Material UI that viteSettings.ts leaves out. */
export default function unused(): never {
  throw new Error(
    'The theme has no CSS variables, buttons no ripple or spinner, breadcrumbs no fold: see renderer/build/viteSettings.ts.',
  )
}

/** Material UI's provider asks for it by name. */
export const CssVarsProvider = (): never => unused()
