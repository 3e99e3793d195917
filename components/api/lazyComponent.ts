import { type ComponentType, lazy } from 'react'

/**
 * A component that is fetched at its first render, within a Suspense:
 * `const DayScreen = lazyComponent(() => import('./day/DayScreen.tsx'), 'DayScreen')`.
 */
export const lazyComponent = <Name extends string, Props>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await importModule())[name] }))
