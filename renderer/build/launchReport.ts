import type { LaunchGroup } from '#data/checks/launchList.ts'

/** The launch list as the command line prints it, and whether the site may go live. */
export function launchReport(groups: readonly LaunchGroup[]): { text: string; ready: boolean } {
  if (groups.length === 0) return { text: 'Nothing is left: the site can go live.', ready: true }
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  const text = [...groups.map(describe), `${total} left before the site goes live.`].join('\n\n')
  return { text, ready: false }
}

/** Claims without evidence, for a check that warns of them and goes on; empty when there are none. */
export const claimsWarning = (group: LaunchGroup): string =>
  group.items.length > 0 ? `Warning: ${describe(group)}` : ''

const describe = ({ title, file, hint, items }: LaunchGroup): string =>
  [`${title} (${items.length}), in ${file}`, `  ${hint}`, ...items.map((item) => `  - ${item}`)].join('\n')
