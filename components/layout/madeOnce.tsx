import { type ComponentType, createContext, use } from 'react'

type PlainData =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainData[]
  | { readonly [field: string]: PlainData }

/**
 * Where a build keeps HTML that many pages share: told of each such part of a page, and what it shows.
 *
 * @returns what is to be called where its HTML ends; undefined where the HTML is kept already, and a mark is enough
 */
export type SharedHtml = (part: object, shown: PlainData) => (() => void) | undefined

export const SharedHtmlContext = /* @__PURE__ */ createContext<SharedHtml | undefined>(undefined)

/** Stands in a page before and after a part that will be kept, or in place of one that is. */
export const Mark = () => <template data-shared="" />

/**
 * A component whose HTML a build makes once for all pages where it shows the same. It takes plain data and no children, and
 * shows nothing else that differs from page to page but what `useMore` gives; it has no ids of React's own making. The build
 * compares pages with what they are without this (renderer/build/pageWorker.ts). In the browser it is the component itself.
 */
export function madeOnce<Props extends { readonly [field: string]: PlainData }>(
  Part: ComponentType<Props>,
  useMore: () => PlainData = () => undefined,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Part
  return function MadeOnce(props) {
    const more = useMore()
    const sharedHtml = use(SharedHtmlContext)
    if (!sharedHtml) return <Part {...props} />
    const end = sharedHtml(Part, [props, more])
    if (!end) return <Mark />
    // One in another goes with it.
    return (
      <SharedHtmlContext value={undefined}>
        <Mark />
        <Part {...props} />
        <End end={end} />
      </SharedHtmlContext>
    )
  }
}

function End({ end }: { end: () => void }) {
  end()
  return <Mark />
}
