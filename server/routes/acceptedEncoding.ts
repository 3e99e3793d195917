export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The option with the encoding that the client prefers. Among equal qualities the first option: browsers list gzip before br without
 * preferring gzip. The last option if the client accepts none.
 */
export function chooseEncoding<Option extends { encoding: Encoding }>(
  options: readonly [...Option[], Option],
  acceptEncoding = '',
): Option {
  const qualities = parseAcceptEncoding(acceptEncoding)
  const qualityOf = ({ encoding }: Option) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  const best = Math.max(...options.map(qualityOf))
  const chosen = best > 0 ? options.find((option) => qualityOf(option) === best) : undefined
  return chosen ?? options[options.length - 1] ?? options[0]
}

/** "br;q=0.8, gzip" as encoding -> quality. An unreadable quality is 0: the encoding is not sent. */
const parseAcceptEncoding = (header: string): Map<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', quality = '1'] = item.split(/;\s*q=/)
        return [name.trim(), Number(quality) || 0]
      }),
  )
