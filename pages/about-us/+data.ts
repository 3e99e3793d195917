import { fillTemplates } from '#data/fillTemplate.ts'
import { ownerPhoto } from '#data/images/photos.ts'
import { about } from '#data/pages/about.ts'
import { facts } from '#data/prices/facts.ts'

export type Data = Awaited<ReturnType<typeof data>>

export const data = async () => ({ ...fillTemplates(about, facts), photo: ownerPhoto })
