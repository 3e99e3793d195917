import { useEffect, useRef } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import { cities } from '#data/places/cities.ts'
import { findPostalArea, type PostalCodes, postalCheck } from '#data/quote/postalCheck.ts'
import postalCodesPath from '#data/quote/postalCodes.json?url'
import { useData } from '../api/useData.ts'

const { answers } = postalCheck

/** Whether we serve a postal area. The list of postal codes is fetched for the first answer, and again after a failure. */
export function PostalAnswer({ area }: { area: string }) {
  const { data, error, isValidating, mutate: fetchAgain } = useData<PostalCodes>([postalCodesPath])
  const answered = useRef(area)
  useEffect(() => {
    if (answered.current !== area && error) fetchAgain()
    answered.current = area
  }, [area, error, fetchAgain])
  const text = error ? !isValidating && answers.unreachable : data && answerFor(data, area)
  return text && <span>{text}</span>
}

function answerFor(codes: PostalCodes, area: string): string {
  const found = findPostalArea(codes, area)
  const city = found.kind === 'city' ? cities.find(({ slug }) => slug === found.slug) : undefined
  if (city) return fillTemplate(answers.city, { code: area, city: city.name })
  return fillTemplate(found.kind === 'mixed' ? answers.mixed : answers.unknown, { code: area })
}
