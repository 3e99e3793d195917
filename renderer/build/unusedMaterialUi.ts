/** Stands in for the modules of Material UI that viteSettings.ts leaves out. */
export default function unused(): never {
  throw new Error(
    'CSS variables, ripples, spinners, folded breadcrumbs, bubbles of sliders and growing fields: see renderer/build/viteSettings.ts.',
  )
}

/** Material UI's provider asks for it by name. */
export const CssVarsProvider = (): never => unused()
