import { join } from 'node:path'
import { site } from '#data/company/site.ts'
import { hasPostalCheck } from '#data/quote/postalCheck.ts'
import postalCodes from '#data/quote/postalCodes.json' with { type: 'json' }

/**
 * Smaller versions of what the libraries' own entries load. React Router's entries are its development build, whatever the mode. Material
 * UI's theme could have CSS variables, its buttons ripples and a spinner, its breadcrumbs a fold, its sliders a bubble, its fields could
 * grow, and Emotion could give a component its theme as a prop: 12 kB that are never used (theme/theme.ts).
 */
export const libraryAliases = (projectFolder: string) => {
  const routerBuild = join(projectFolder, 'node_modules/react-router/dist/production')
  return [
    { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
    {
      find: /^hoist-non-react-statics$|^\.\/(createThemeWithVars|ThemeProviderWithVars|TouchRipple|BreadcrumbCollapsed|SliderValueLabel)\.mjs$|^\.\.\/(CircularProgress|TextareaAutosize)\/index\.mjs$/,
      replacement: join(projectFolder, 'renderer/build/unusedMaterialUi.ts'),
    },
  ]
}

/** %COMPANY_LANGUAGE% in renderer/desk/index.html. */
export const deskLanguage = { 'import.meta.env.COMPANY_LANGUAGE': JSON.stringify(site.language) }

/** The constants that renderer/settings.d.ts declares. */
export function builtInConstants(
  settings: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const names = [
    'SITE_URL',
    'SITE_VERSION',
    'REVIEWS_SCRIPT_URL',
    'REVIEWS_FRAME_URL',
    'REVIEWS_ACCOUNT_ID',
    'RETENTION_DAYS',
    'PHOTO_RETENTION_DAYS',
  ]
  const constants = Object.fromEntries(names.map((name) => [name, JSON.stringify(settings[name] ?? '')]))
  return { ...constants, HAS_POSTAL_CHECK: JSON.stringify(hasPostalCheck(postalCodes)), ...deskLanguage }
}
