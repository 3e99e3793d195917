import { findCommand, isReadOnly } from './commands.ts'
import { runCommandLine } from './runCommandLine.ts'

const usage = `The quote requests that came in.

  npm run quotes -- list                         all of them, newest first
  npm run quotes -- show ID                      one of them in full
  npm run quotes -- photos ID FOLDER             writes its photos into a folder
  npm run quotes -- person EMAIL|PHONE FOLDER    writes all that is kept about one person into a folder
  npm run --silent quotes -- export --format csv|ndjson
                                                 all of them, for a spreadsheet or a program
  npm run quotes -- resend ID                    mails one to the owner once more, and whatever has failed
  npm run quotes -- delete ID                    removes one for good
  npm run quotes -- backup FILE                  a copy of the SQLite file, also while the server runs

Exit codes: 0 done, 1 not found or failed, 2 not a command.
`

// npm run quotes: the owner's view of the quotes.
runCommandLine({
  usage,
  find: findCommand,
  isReadOnly,
  unreachable: 'The quotes cannot be read',
})
