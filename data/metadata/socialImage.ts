import { claims } from '../company/claims.ts'
import { fillTemplate } from '../fillTemplate.ts'
import { facts } from '../pricing/facts.ts'

/** The picture of a link on social networks, drawn by the build (renderer/build/sitePictures.ts). */
export type SocialImage = {
  /** Path from the site's root. */
  path: string
  width: number
  height: number
  alt: string
  /** Text in large type on the picture. */
  title: string
  /** One line under the title, at most 60 characters. */
  line: string
}

/**
 * The picture of a page, with the same-day claim under its title.
 *
 * @param name of the file; pages with the same name share the picture
 */
export function socialImage(name: string, title: string): SocialImage {
  const line = fillTemplate(claims.sameDay.wording, facts)
  return {
    path: `/social/${name}.png`,
    width: 1200,
    height: 630,
    alt: fillTemplate('{title}. {line}. Call {phone}. Beside it, a drawing of a loaded truck.', {
      ...facts,
      title,
      line,
    }),
    title,
    line,
  }
}
