import { StartError } from '#data/company/settings.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { addLink, linkUrl } from '../desk/signIn.ts'
import type { AccessStore } from '../store/access.ts'
import { describeTime, print, runCommandLine } from './runCommandLine.ts'

const usage = `Who may use the desk at /desk.

  npm run desk -- link [PERSON]          a link to sign in, good once within 15 minutes, in any browser
  npm run desk -- sessions               where people are signed in
  npm run desk -- sign-out SESSION|PERSON|all
                                         ends a session, all of a person, or everybody's

PERSON is an email address of DESK_EMAILS, or a name; "owner" by default.
Exit codes: 0 done, 1 not found or failed, 2 not a command.
`

type Context = { access: AccessStore; deskEmails: readonly string[]; origin: string }

type DeskCommand = (context: Context, argument?: string) => Promise<void>

const maxPersonLength = 100

const reservedNames: Readonly<Record<string, string>> = {
  all: 'means everybody when signing out',
  visitor: 'stands for the website in the history of a request',
  website: 'stands for the website in the history of a request',
}

const cleanPerson = (typed: string): string => (typed.includes('@') ? typed.toLowerCase() : typed).trim()

const link: DeskCommand = async ({ access, deskEmails, origin }, person = '') => {
  const name = cleanPerson(person) || (deskEmails[0] ?? 'owner')
  if (name.length > maxPersonLength) throw new StartError('That name is too long.')
  if (name.includes('@') && !deskEmails.includes(name))
    throw new StartError(`${name} is not in DESK_EMAILS: add it there, or use a name.`)
  const reserved = reservedNames[name.toLowerCase()]
  if (reserved) throw new StartError(`"${name}" ${reserved}: use another name.`)
  const added = { person: name, browser: '', code: '', next: deskPaths.list }
  const { secret } = await addLink(access, added, Date.now())
  print(`${linkUrl(origin, secret)}\n\nIt signs in ${name}, once, within 15 minutes, in any browser.\n`)
}

const sessions: DeskCommand = async ({ access }) => {
  const all = await access.sessions(Date.now())
  for (const { hash, person, agent, beganAt, seenAt } of all)
    print(
      `${hash.slice(0, 8)}  ${person}, since ${describeTime(beganAt)}, last used ${describeTime(seenAt)}\n          ${agent}\n`,
    )
  print(all.length === 0 ? 'Nobody is signed in.\n' : `${all.length} in all.\n`)
}

const signOut: DeskCommand = async ({ access }, which = '') => {
  const { length: ended } = await access.signOut(cleanPerson(which))
  const { length: links } = await access.deleteLinks(cleanPerson(which))
  if (ended + links === 0) throw new StartError(`There is no session and no unused link of ${which}.`)
  if (ended > 0) print(ended === 1 ? '1 session is ended.\n' : `${ended} sessions are ended.\n`)
  if (links > 0) print(links === 1 ? '1 unused link is deleted.\n' : `${links} unused links are deleted.\n`)
}

const commands = new Map<string | undefined, DeskCommand>([
  ['link', link],
  ['sessions', sessions],
  ['sign-out', signOut],
])

export function findDeskCommand([name, argument, ...rest]: readonly string[]) {
  const command = commands.get(name)
  const isComplete = name === 'sign-out' ? argument : name === 'link' || argument === undefined
  if (!command || !isComplete || rest.length > 0) return undefined
  return (context: Context) => command(context, argument)
}

if (import.meta.main)
  runCommandLine({
    usage,
    find: (words, format) => {
      const command = format === undefined ? findDeskCommand(words) : undefined
      if (!command) return undefined
      return ({ config, environment, store }) => {
        // Without SITE_URL the site runs on this machine.
        const origin = environment.SITE_URL?.trim() ? config.siteUrl : `http://localhost:${config.port}`
        return command({ access: store.access, deskEmails: config.deskEmails, origin })
      }
    },
    unreachable: 'The desk cannot be reached',
  })
