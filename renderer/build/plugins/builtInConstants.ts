import { site } from '#data/company/site.ts'
import { hasPostalCheck } from '#data/quote/postalCheck.ts'
import postalCodes from '#data/quote/postalCodes.json' with { type: 'json' }

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
