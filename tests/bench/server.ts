/** Server of npm run bench: the built site, on the SQLite file of the given path. */
import { startBuiltSite } from '#tests/support/site/startBuiltSite.ts'

const [file = ''] = process.argv.slice(2)
// Every quote is committed with a mail in the outbox. Nothing sends the mail, because mail is not measured.
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', QUOTES_TO: 'owner@site.example' }
const { url, stop } = await startBuiltSite('dist/client', mail, { file })
console.log(url)

process.once('SIGTERM', stop)
