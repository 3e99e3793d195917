/** `npm run test:html`: every built page through the Nu HTML checker, the one of validator.w3.org. It needs Java. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainAndExit } from '#data/settings/explainAndExit.ts'
import { StartFault } from '#data/settings/settings.ts'
import { quoteFormPage } from '#server/quotes/intake/quoteFormPage.ts'
import { builtFolder, listBuiltFiles } from '#tests/support/build/builtPages.ts'

type Message = { type: string; subType?: string; url: string; message: string; extract?: string }

/** Fetched when it is first asked for, because 30 MB are too much for everyone who only runs the site. */
const checker = 'vnu-jar@26.9.27'
const folder = '.cache/nu'
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** What is no fault: React closes an empty element as XML does, and every parser reads the same; nor is every file a page. */
const noFault =
  /^(Trailing slash on void elements has no effect|File was not checked\. Files must have \.html)/

/** A checker that finds nothing here would find nothing anywhere. */
const faultyPage =
  '<!DOCTYPE html>\n<html lang="en"><title>Two ends</title><p>A paragraph ends once.</p></p></html>\n'

/** @throws when it leaves a page out, or finds no fault where there is one */
function checkPages(): void {
  const pages = listBuiltFiles().filter((file) => file.endsWith('.html'))
  provideChecker()
  const ours = mkdtempSync(join(tmpdir(), 'pages-'))
  const form = join(ours, 'form.html')
  const template = readFileSync(join(builtFolder, '../templates/quote-not-sent.html'), 'utf8')
  writeFileSync(form, quoteFormPage(template, ['A < B & "C"'], { name: '"Ada"', phone: '1' }))
  writeFileSync(join(ours, 'faulty.html'), faultyPage)

  const { messages, checked } = runChecker([builtFolder, ours])
  rmSync(ours, { recursive: true })

  const unchecked = [...pages.map((page) => join(builtFolder, page)), form].filter(
    (page) => !checked.includes(page),
  )
  if (unchecked.length > 0) throw new Error(`The checker left out ${unchecked.join(', ')}`)
  const found = messages.filter(({ message }) => !noFault.test(message))
  const faults = found.filter(({ url }) => !url.endsWith('/faulty.html'))
  if (faults.length === found.length) throw new Error('The checker finds no fault in a page that has one.')

  for (const { type, subType, url, message, extract = '' } of faults)
    console.error(`${url}\n  ${subType ?? type}: ${message}\n  ${extract.replaceAll(/\s+/g, ' ')}\n`)
  console.log(`${pages.length} pages and the form’s answer: ${faults.length} faults, beside the planted one`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function provideChecker(): void {
  if (spawnSync('java', ['-version']).status !== 0)
    throw new StartFault(
      'The Nu HTML checker needs Java 11 or newer, and there is no "java" here. On Debian: apt-get install default-jre-headless',
    )
  if (existsSync(jar)) return
  console.log(`Fetching ${checker}.`)
  const fetched = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--ignore-scripts', checker],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (fetched.status !== 0 || !existsSync(jar))
    throw new StartFault(`${checker} could not be fetched from npm.`)
}

/** @throws when it says nothing that can be read */
function runChecker(folders: readonly string[]): { messages: Message[]; checked: string[] } {
  // Verbose, it names every file that it checks.
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html', '--verbose']
  const { stdout, stderr } = spawnSync('java', ['-jar', jar, ...options, ...folders], {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  })
  try {
    return { messages: JSON.parse(stdout).messages, checked: stderr.trim().split(/\r?\n/) }
  } catch (cause) {
    throw new Error(`The checker gave no answer: ${stderr || stdout}`, { cause })
  }
}

try {
  checkPages()
} catch (error) {
  explainAndExit(error)
}
