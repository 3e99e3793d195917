import { heroPhoto } from '#data/images/photos.ts'
import { listCityCards } from '#data/pages/serviceAreas.ts'

export type Data = Awaited<ReturnType<typeof data>>

export const data = async () => ({ photo: heroPhoto, cities: listCityCards() })
