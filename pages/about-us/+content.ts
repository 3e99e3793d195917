import { fillTemplates } from '#data/fillTemplate.ts'
import { ownerPhoto } from '#data/images/photos.ts'
import { about } from '#data/pages/about.ts'
import { facts } from '#data/pricing/facts.ts'

export type Content = Awaited<ReturnType<typeof content>>

export const content = async () => ({ ...fillTemplates(about, facts), photo: ownerPhoto })
