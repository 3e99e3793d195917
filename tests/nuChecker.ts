import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainAndExit, StartError } from '#data/company/settings.ts'
import { fillNotSent } from '#data/quote/notSent.ts'
import { builtFolder } from '#tests/support/build/builtPages.ts'

/** `npm run test:html`: checks every built page with the Nu HTML checker of validator.w3.org. It needs Java. */

type Message = { type: string; subType?: string; url: string; message: string; extract?: string }

/** Downloaded at first use: 30 MB are too much for a dependency. */
const checker = 'vnu-jar@26.9.27'
const folder = '.cache/nu'
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** Messages to ignore: React writes void elements with a slash, not every file is a page, and the checker knows no container queries. */
const noFault =
  /^(Trailing slash on void elements has no effect|File was not checked\. Files must have \.html|CSS: (“container-type”|Unrecognized at-rule “@container”))/

function checkPages(): void {
  provideChecker()
  const form = join(mkdtempSync(join(tmpdir(), 'pages-')), 'form.html')
  const template = readFileSync(join(builtFolder, '../templates/quote-not-sent.html'), 'utf8')
  writeFileSync(
    form,
    fillNotSent(template, [{ field: 'phone', text: 'A < B & "C"' }], { name: '"Ada"', phone: '1' }),
  )

  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html']
  const { stdout } = spawnSync('java', ['-jar', jar, ...options, builtFolder, form], {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const messages: Message[] = JSON.parse(stdout).messages
  const faults = messages.filter(({ message }) => !noFault.test(message))

  for (const { type, subType, url, message, extract = '' } of faults)
    console.error(`${url}\n  ${subType ?? type}: ${message}\n  ${extract.replaceAll(/\s+/g, ' ')}\n`)
  console.log(`${faults.length} faults in the pages and the form’s answer`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function provideChecker(): void {
  if (spawnSync('java', ['-version']).status !== 0)
    throw new StartError(
      'The Nu HTML checker needs Java 11 or newer, and there is no "java" here. On Debian: apt-get install default-jre-headless',
    )
  if (existsSync(jar)) return
  console.log(`Fetching ${checker}.`)
  const options = ['--no-save', '--no-audit', '--ignore-scripts']
  const fetched = spawnSync('npm', ['install', '--prefix', folder, ...options, checker], { stdio: 'inherit' })
  if (fetched.status !== 0 || !existsSync(jar))
    throw new StartError(`${checker} could not be fetched from npm.`)
}

try {
  checkPages()
} catch (error) {
  explainAndExit(error)
}
