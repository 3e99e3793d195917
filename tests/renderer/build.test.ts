import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { launchList } from '#data/checks/launchList.ts'
import type { Environment } from '#data/company/settings.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import {
  fingerprintSources,
  makeBuildFolder,
  reasonToBuild,
  replaceFolder,
} from '#renderer/build/buildFolder.ts'
import { checkSite } from '#renderer/build/checkSite.ts'
import { launchReport } from '#renderer/build/launch.ts'
import { photos } from '#renderer/build/photos.ts'
import { drawSitePictures } from '#renderer/build/sitePictures.ts'
import { projectFolder as ownFolder, projectFolder, readConfig } from '#server/config.ts'
import { required } from '#tests/support/required.ts'
import { startScript } from '#tests/support/server/startQuoteServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const sources = {
  'pages/index/+Page.tsx': 'page',
  'data/company/site.ts': 'data',
  'data/images/hero.jpg': Buffer.from([1, 2, 3]),
  'vite.config.ts': 'config',
  'README.md': 'words',
}
const config = readConfig({ SITE_URL: 'https://site.example' })

const first = 'Building the site.'
const again = 'Something changed since the last build: building the site again.'

test.each<
  [what: string, again: string | undefined, change: (folder: string) => void, settings?: Environment]
>([
  ['a document', undefined, (folder) => appendFileSync(join(folder, 'README.md'), ' and more words')],
  ['a setting of the server', undefined, () => {}, { PORT: '80', LOG_LEVEL: 'error' }],
  ['a record', again, (folder) => writeFileSync(join(folder, 'data/company/site.ts'), 'dada')],
  ['a package', again, (folder) => writeFileSync(join(folder, 'package-lock.json'), '{}')],
  ['a file name', again, (folder) => renameSync(join(folder, 'vite.config.ts'), join(folder, 'data/a.ts'))],
  ['a setting of the pages', again, () => {}, { RETENTION_DAYS: '365' }],
  ['a build cut off', first, (folder) => writeFileSync(join(folder, 'dist/build.json'), '{"finger')],
  ['no build', first, (folder) => rmSync(join(folder, 'dist'), { recursive: true })],
])('after a change of %s the server says: %s', async (_what, why, change, settings) => {
  const projectFolder = temporaryFolder(sources)
  const fingerprint = await fingerprintSources(projectFolder, config)
  mkdirSync(join(projectFolder, 'dist'))
  writeFileSync(join(projectFolder, 'dist/build.json'), JSON.stringify({ fingerprint }))

  change(projectFolder)

  expect(await reasonToBuild(projectFolder, readConfig({ SITE_URL: config.siteUrl, ...settings }))).toBe(why)
})

test('two builds at the same time have a folder each, and each publishes its own whole site', async () => {
  const project = temporaryFolder()
  const cache = join(project, '.cache')
  const dist = join(project, 'dist')
  const folders = await Promise.all([makeBuildFolder(cache), makeBuildFolder(cache)])
  const published: string[][] = []

  for (const [index, folder] of folders.entries()) {
    mkdirSync(join(folder, 'site'))
    writeFileSync(join(folder, 'site', `${index}.html`), `${index}`)
  }
  for (const folder of folders) {
    await replaceFolder(join(folder, 'site'), dist, join(folder, 'previous'))
    published.push(readdirSync(dist))
  }

  expect(published).toEqual([['0.html'], ['1.html']])
  expect(readFileSync(join(folders[1], 'previous/0.html'), 'utf8')).toBe('0')
})

test('a picture that cannot be read stops the build and is named', async () => {
  const projectFolder = temporaryFolder({ 'data/images/owner.jpg': 'This was a photograph once.' })

  const built = build({
    root: projectFolder,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos({ projectFolder })],
    build: { rolldownOptions: { input: join(projectFolder, 'data/images/owner.jpg?photo') } },
  })

  await expect(built).rejects.toThrow('data/images/owner.jpg cannot be read as a picture')
})

const wording = { brand: 'Heave', phone: '', title: '', sub: '', price: '', quotes: '' }

test.each([
  ['Besley', 900, 800],
  ['Figtree', 700, 600],
])(
  'text in %s %i or %i is drawn in a font of its own, on a machine without fonts',
  async (family, heavy, light) => {
    const text = (family: string, weight: number) =>
      `<text x="0" y="9" font-family="${family}" font-weight="${weight}" font-size="9">{{title}}</text>`
    const draw = async (title: string, text: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="9">${text}</svg>`
      const projectFolder = temporaryFolder({
        'data/images/social.svg': svg,
        'data/images/favicon.svg': readFileSync(join(ownFolder, 'data/images/favicon.svg')),
      })
      const site = join(projectFolder, 'site')
      await drawSitePictures(projectFolder, site, [{ path: '/social/a.png', wording: { ...wording, title } }])
      return sharp(join(site, 'social/a.png')).ensureAlpha().raw().toBuffer()
    }

    const drawn = [await draw('', text(family, heavy))]
    for (const weight of [heavy, light]) drawn.push(await draw('Łódź', text(family, weight)))

    expect(new Set(drawn.map((pixels) => pixels.toString('base64'))).size).toBe(3)
  },
)

test('a title that fits at no size stops the build', async () => {
  const title = 'Uninterruptible '.repeat(20)
  const drawn = drawSitePictures(ownFolder, temporaryFolder({}), [
    { path: '/social/a.png', wording: { ...wording, title } },
  ])

  await expect(drawn).rejects.toThrow('is too long for the picture')
})

const utcDayOf = (time: Date) => time.toISOString().slice(0, 10)

test('a date of a record is compared with the day at the company, not with the day in UTC', async () => {
  const { collector } = required(Object.values(allContent().authorities)[0])
  const before = { ...collector }
  // Other tests share the record, and a day that is undefined would be a fault.
  onTestFinished(() => {
    Reflect.deleteProperty(collector, 'checkedOn')
    Object.assign(collector, before)
  })
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2100, 10, 27, hour)))
  const now = hours.find((hour) => dayOf(hour) !== utcDayOf(hour)) ?? required(hours[0])
  vi.useFakeTimers({ now, toFake: ['Date'] })

  // West of Greenwich the later day is tomorrow, east of it today.
  const later = required([dayOf(now), utcDayOf(now)].toSorted()[1])
  Object.assign(collector, { checkedOn: later })
  const checked = checkSite()

  if (later === dayOf(now)) await expect(checked).resolves.toBeDefined()
  else await expect(checked).rejects.toThrow(`has a checkedOn in the future, ${later}`)
})

test('the command prints the list, and fails if an item is open', async () => {
  const list = launchList(allContent(), dayOf(new Date()))
  const { text, ready } = launchReport(list)

  const command = await startScript(projectFolder, ['renderer/build/launch.ts']).ended

  for (const { title, file, items } of list)
    for (const named of [title, file, ...items]) expect(text).toContain(named)
  expect(command).toMatchObject({ code: ready ? 0 : 1, out: `${text}\n` })
  expect(launchReport([])).toEqual({ text: 'Nothing is left: the site can go live.', ready: true })
})
