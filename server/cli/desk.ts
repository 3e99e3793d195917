import { findDeskCommand } from './deskCommands.ts'
import { runCommandLine } from './runCommandLine.ts'

const usage = `Who may use the desk at /desk.

  npm run desk -- link [PERSON]          a link to sign in, good once within 15 minutes, in any browser
  npm run desk -- people                 who may sign in, and who is
  npm run desk -- sessions               where people are signed in
  npm run desk -- sign-out SESSION|PERSON|all
                                         ends a session, all of a person, or everybody's

PERSON is an email address of DESK_EMAILS, or a name; "owner" by default.
Exit codes: 0 done, 1 not found or failed, 2 not a command.
`

// npm run desk: who may use the desk.
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
