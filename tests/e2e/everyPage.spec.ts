import { expect, test } from '@playwright/test'
import { provideAxeToAll } from '#tests/support/axe.ts'
import { find, listBuiltFiles, notFoundAddress, readBuiltPage } from '#tests/support/builtPages.ts'
import { neverIdle } from '#tests/support/comeAlive.ts'
import { faultsAt, nothingSeen } from '#tests/support/faultsAt.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/watchFaults.ts'

const unknownAddress = '/no-such-page'
const addresses = everyAddress()
const seen = nothingSeen()

/** The addresses are shared out: one that cannot be looked at at all ends its own share alone. */
const shares = 10

// By one worker: what one page showed need not be looked at again on the next.
test.describe.configure({ mode: 'default' })

for (let share = 0; share < shares; share++) {
  test(`every page is whole, at four widths: share ${share + 1} of ${shares}`, async ({ page }) => {
    test.setTimeout(400_000)
    const faults = watchFaults(page, isNotFoundStatus)
    await neverIdle(page)
    await provideAxeToAll(page)
    const own = addresses.filter((_, index) => index % shares === share)
    expect(own.length).toBeGreaterThan(20)

    for (const address of own)
      for (const fault of await faultsAt(page, address, seen, wantedAt(address)))
        faults.push(`${address} ${fault}`)

    expect(faults).toEqual([])
  })
}

test('every address search engines are given is one of them', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(`${at}`).pathname)

  expect(listed.length).toBeGreaterThan(240)
  expect(listed.filter((address) => !addresses.includes(address))).toEqual([])
})

function wantedAt(address: string) {
  const isUnknown = address === unknownAddress
  const { document } = readBuiltPage(isUnknown ? notFoundAddress : address)
  return { status: isUnknown ? 404 : 200, title: find(document, 'title').text }
}

/** Every page there is a file for, those that are kept from search engines too. */
function everyAddress(): string[] {
  return listBuiltFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === '404.html' ? unknownAddress : `/${file.replace(/\/?index\.html$/, '')}`))
}
