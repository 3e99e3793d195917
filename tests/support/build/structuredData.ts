import type { BuiltPage } from './builtPages.ts'

/** An object of a page's structured data, whatever its type. */
export type DataNode = { '@type': string; [property: string]: unknown }

/** The text of the page's blocks of structured data. */
export const dataBlocks = ({ document }: BuiltPage): string[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText)

/** Every object in the page's structured data, those inside others too. */
export function dataNodes(page: BuiltPage): DataNode[] {
  return dataBlocks(page).flatMap((text) => nodesIn(JSON.parse(text)))
}

export const nodesOfType = (page: BuiltPage, type: string): DataNode[] =>
  dataNodes(page).filter((node) => node['@type'] === type)

function nodesIn(value: unknown): DataNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...inner] : inner
}

const isNode = (value: object): value is DataNode => '@type' in value && typeof value['@type'] === 'string'
