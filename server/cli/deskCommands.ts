import { StartError } from '#data/company/settings.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { addLink } from '../desk/access/signIn.ts'
import { linkUrl } from '../desk/access/signInMail.ts'
import type { AccessStore, SessionRecord } from '../store/access.ts'
import { describeTime } from './describeTime.ts'

type Context = { access: AccessStore; deskEmails: readonly string[]; origin: string }

/** Throws a StartError with the sentence that explains why it failed. */
type DeskCommand = (context: Context) => Promise<void>

const print = (text: string) => void process.stdout.write(text)

const maxPersonLength = 100

/** Names that nobody can have, with what they stand for. */
const reservedNames: Readonly<Record<string, string>> = {
  all: 'means everybody when signing out',
  visitor: 'stands for the website in the history of a request',
  website: 'stands for the website in the history of a request',
}

/** Email addresses in lower case, as in DESK_EMAILS. */
const cleanPerson = (typed: string): string => (typed.includes('@') ? typed.toLowerCase() : typed).trim()

const link =
  (person?: string): DeskCommand =>
  async ({ access, deskEmails, origin }) => {
    const name = cleanPerson(person ?? '') || (deskEmails[0] ?? 'owner')
    if (name.length > maxPersonLength) throw new StartError('That name is too long.')
    if (name.includes('@') && !deskEmails.includes(name))
      throw new StartError(`${name} is not in DESK_EMAILS: add it there, or use a name.`)
    const reserved = reservedNames[name.toLowerCase()]
    if (reserved) throw new StartError(`"${name}" ${reserved}: use another name.`)
    const { secret } = await addLink(
      access,
      { person: name, browser: '', code: '', next: deskPaths.list },
      Date.now(),
    )
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

const people: DeskCommand = async ({ access, deskEmails }) => {
  const ofPerson = Map.groupBy(await access.sessions(Date.now()), ({ person }) => person)
  const names = new Set([...deskEmails, ...ofPerson.keys()])
  for (const name of names) print(`${name}: ${describePerson(ofPerson.get(name) ?? [])}\n`)
  if (names.size === 0)
    print('Nobody yet. To get in: npm run desk -- link, or set DESK_EMAILS to get links by mail.\n')
}

function describePerson([latest, ...others]: readonly SessionRecord[]): string {
  if (!latest) return 'not signed in'
  const where = others.length === 0 ? 'in 1 browser' : `in ${others.length + 1} browsers`
  return `signed in ${where}, last used ${describeTime(latest.seenAt)}`
}

const signOut =
  (which: string): DeskCommand =>
  async ({ access }) => {
    const ended = await access.signOut(cleanPerson(which))
    const links = await access.deleteLinks(cleanPerson(which))
    if (ended + links === 0) throw new StartError(`There is no session and no unused link of ${which}.`)
    if (ended > 0) print(ended === 1 ? '1 session is ended.\n' : `${ended} sessions are ended.\n`)
    if (links > 0) print(links === 1 ? '1 unused link is deleted.\n' : `${links} unused links are deleted.\n`)
  }

/** Undefined for an unknown command or a wrong number of arguments. */
export function findDeskCommand([name, argument, ...rest]: readonly string[]): DeskCommand | undefined {
  if (rest.length > 0) return undefined
  if (name === 'link') return link(argument)
  if (name === 'sign-out') return argument === undefined ? undefined : signOut(argument)
  if (argument !== undefined) return undefined
  if (name === 'sessions') return sessions
  return name === 'people' ? people : undefined
}
