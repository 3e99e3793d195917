import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { weekday } from '#data/desk/deskCalendar.ts'
import { dayFromNow } from './browser/desk.ts'
import { noisyPhoto } from './browser/quoteForm.ts'
import { type MailServer, runMailServer } from './server/runMailServer.ts'
import { type DeployedSite, deploySite } from './site/deploySite.ts'
import { openProxy, type TestProxy } from './site/openProxy.ts'

/** A part of a page by its accessible role and name. */
export type Part = {
  role: 'link' | 'button' | 'slider' | 'textbox' | 'heading' | 'dialog'
  name: string | RegExp
}

/** A visitor's actions in a browser, independent of its driver. Each waits for its element. */
export type DrivenBrowser = {
  open(path: string): Promise<unknown>
  /** Waits until the address bar holds this path and fragment. */
  waitForPath(path: string): Promise<unknown>
  see(part: Part): Promise<unknown>
  expectHidden(part: Part): Promise<unknown>
  /** Waits until these words stand on the page. */
  read(words: string): Promise<unknown>
  click(part: Part): Promise<unknown>
  /** Types at the end of a field's text. */
  type(part: Part, text: string): Promise<unknown>
  /** Gives a field another value. */
  set(part: Part, value: string): Promise<unknown>
  /** Chooses files on the disk for the page's file input for several. */
  choose(files: readonly string[]): Promise<unknown>
  /** Drags across a part, between two fractions of its width. */
  drag(part: Part, from: number, to: number): Promise<unknown>
  /** Waits until a field or a slider has this value. */
  expectValue(part: Part, value: string | RegExp): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  /** @returns the page on paper as PDF, or undefined where the browser cannot print by itself */
  print(): Promise<Buffer | undefined>
}

const visitor = { name: 'Ada Smith', phone: '(905) 555-0100', email: 'ada@example.com' }

/** The final message of the quote: the counted load, and the visitor's own words. */
const message = 'A load of about 2.3 cubic yards: on the ground floor, by the side door'

const link = (name: Part['name']): Part => ({ role: 'link', name })
const button = (name: Part['name']): Part => ({ role: 'button', name })
const field = (name: Part['name']): Part => ({ role: 'textbox', name })

/**
 * The visitor's story and the owner's, in one browser, on a deployed site with a mail server.
 *
 * @param folder for the photo files
 * @returns the URL that the visitor sees, and the day sheet as PDF, where the browser can print
 */
export async function tellStory(browser: DrivenBrowser, folder: string) {
  const mail = await runMailServer()
  const site = await deploySite({ SMTP_URL: mail.url, QUOTES_TO: 'owner@site.example' })
  const proxy = await openProxy(site.url)
  try {
    await browser.resize(1280, 900)
    await visitSite(browser, proxy, folder)
    await waitForMail(mail, /^Quote request from/)
    const [quote, ...more] = await site.quotes()
    assert.deepEqual(more, [])
    const wanted = { ...visitor, message, window: 'afternoon', photos: 2, page: '/', spam: false }
    assert.partialDeepStrictEqual(quote, wanted)
    const [sent] = mail.mails
    assert.deepEqual(sent?.envelope.to, ['owner@site.example'])
    for (const words of [...Object.values(visitor), message]) assert(sent?.text?.includes(words), words)
    assert.equal(sent?.attachments.length, 2)
    const sheet = await ownersDay(browser, { site, mail, folder })
    assert.equal(site.complaints(), '')
    return { url: proxy.url, sheet }
  } finally {
    proxy.close()
    await site.stop()
    await mail.stop()
  }
}

async function waitForMail({ mails }: MailServer, subject: RegExp): Promise<void> {
  const isThere = () => mails.some((mail) => subject.test(mail.subject ?? ''))
  for (const end = Date.now() + 40_000; !isThere(); await wait(50))
    assert(Date.now() < end, `No mail with the subject ${subject} came.`)
}

/**
 * A visit from the first page to the thanks: they read, estimate, compare, look at photos and ask for a quote. The connection breaks
 * when the first of their own photos is on its way, and is restored later.
 *
 * @param folder for the photo files
 */
async function visitSite(browser: DrivenBrowser, proxy: TestProxy, folder: string): Promise<void> {
  await browser.open(`${proxy.url}/`)
  await browser.see({ role: 'heading', name: /^Junk removal, demolition and cleanouts/ })
  await browser.click(link('Service Areas'))
  await browser.click(link('Learn More about Ajax'))
  await browser.see({ role: 'heading', name: 'Junk removal in Ajax' })
  await browser.waitForPath('/service-areas/ajax')
  await browser.click(link('Hot tub removal'))
  await browser.see({ role: 'heading', name: /^Hot tub removal in Ajax/i })

  await browser.click(link('Pricing'))
  await browser.waitForPath('/#pricing')
  await browser.expectValue({ role: 'slider', name: 'Load size' }, '2')
  await browser.click(button('Or count what you have'))
  await browser.click(button('Add one fridge'))
  await browser.click(button('Add one fridge'))
  await browser.expectValue({ role: 'slider', name: 'Load size' }, '1')
  await browser.click(link('Get a quote for this load'))
  await browser.waitForPath('/#contact')
  await browser.expectValue(field(/^Message/), 'A load of about 2.3 cubic yards: ')

  await browser.drag({ role: 'slider', name: /^Major Junk Removal/ }, 0.5, 0.8)
  await browser.expectValue({ role: 'slider', name: /^Major Junk Removal/ }, /^(79|80|81)/)

  await browser.click(link('See the whole gallery'))
  await browser.waitForPath('/before-after-gallery')
  await browser.click(link(/^Trailer loaded with a couch/))
  await browser.see({ role: 'dialog', name: 'Enlarged photo' })
  await browser.read('Loaded trailer')
  await browser.click(button('Next photo'))
  await browser.read('Old appliances')
  await browser.click(button('Close'))
  await browser.expectHidden({ role: 'dialog', name: 'Enlarged photo' })

  await browser.click(link('Contact'))
  await browser.waitForPath('/#contact')
  await browser.type(field('Name'), visitor.name)
  await browser.type(field('Phone'), visitor.phone)
  await browser.type(field('Email (optional)'), visitor.email)
  await browser.type(field(/^Message/), 'on the ground floor, by the side door')
  await browser.click(button(/Add photos: a firmer price, sooner/))
  await browser.choose(await takePhotos(folder, ['pile.jpg', 'door.jpg', 'stairs.jpg']))
  await browser.click(button('Remove door.jpg'))
  await browser.read('You can add six more photos.')
  await browser.click(button('Pick a day'))
  await browser.click(button('Afternoon'))
  const cut = proxy.cutAt('PUT')
  await browser.click(button('Get Free Quote'))
  await browser.read('Quote request submitted successfully!')
  await cut
  await proxy.connectionRefused()
  proxy.restore()
  await browser.read('2 of 2 photos sent')
  await browser.read('Your 2 photos are in.')
  await browser.click(button('Send another'))
  await browser.expectValue(field('Name'), '')
}

async function takePhotos(folder: string, names: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const name of names) {
    const file = join(folder, name)
    writeFileSync(file, (await noisyPhoto(name)).buffer)
    files.push(file)
  }
  return files
}

/** Somebody who calls instead of using the form. */
const caller = { name: 'Lee Park', phone: '905-555-0177', work: 'A piano in the basement' }

/**
 * The owner’s story on a phone, from the command line’s link to the dollars of the day. They look at the quote of visitSite and
 * book it, write down and book a caller, and the reminder of the day before goes out. Both visits are moved to today: one is done
 * with its payment and photos, and its receipt is mailed.
 *
 * @returns the day sheet as PDF, where the browser can print
 */
async function ownersDay(
  browser: DrivenBrowser,
  { site, mail, folder }: { site: DeployedSite; mail: MailServer; folder: string },
): Promise<Buffer | undefined> {
  const [printed = ''] = site.desk('link').split('\n')
  // Far enough for a reminder, whatever the time.
  const later = dayFromNow(2)
  await browser.resize(390, 844)
  await browser.open(site.url + printed.slice(printed.indexOf('/desk')))
  await browser.click(button('Sign in'))
  await browser.see({ role: 'heading', name: 'Requests' })
  await lookAtRequest(browser)

  await browser.click(button('Book'))
  await browser.see({ role: 'dialog', name: `Book ${visitor.name}` })
  await browser.click(button(`${weekday(later)} ${Number(later.slice(8))}`))
  await browser.click(button(/^1 to 3 p\.m\./))
  await browser.type(field('Address'), '14 Lakeside Drive, Ajax')
  await browser.click(button('Book'))
  await browser.read(`${visitor.name} is booked for`)
  await site.remind()

  await browser.open(`${site.url}/desk/new`)
  await browser.type(field('Phone'), caller.phone)
  await browser.type(field('Name'), caller.name)
  await browser.type(field('What needs to go'), caller.work)
  await browser.click(button('Book'))
  await browser.see({ role: 'dialog', name: `Book ${caller.name}` })
  await browser.click(button('Tomorrow'))
  await browser.click(button(/^9 to 11 a\.m\./))
  await browser.type(field('Address'), '2 Harwood Avenue, Ajax')
  await browser.type(field('Agreed price'), '210')
  await browser.click(button('Book'))
  await browser.see({ role: 'heading', name: caller.name })

  // Seconds after the booking, which Undo might have taken back.
  for (const subject of [/^Your pickup is booked/, /^Reminder: your pickup/]) await waitForMail(mail, subject)

  for (const { name } of [visitor, caller]) {
    await browser.open(`${site.url}/desk?q=${encodeURIComponent(name)}`)
    await browser.click(link(name))
    await browser.click(button('Change the visit'))
    await browser.click(button('Today'))
    await browser.click(button('Save'))
    await browser.expectHidden({ role: 'dialog', name: `Change the visit of ${name}` })
  }
  await browser.open(`${site.url}/desk/days/today`)
  await browser.see(link(`Route: ${visitor.name}`))
  await browser.see(link(`Route: ${caller.name}`))
  await browser.read('On my way')
  const sheet = await browser.print()
  await closeJobs(browser, folder)

  await browser.open(`${site.url}/desk/more`)
  await browser.click(link('Business'))
  await browser.see({ role: 'heading', name: 'By source' })
  await browser.read('Phone')
  await browser.read('$210')
  await browser.read('Straight to the site')
  await browser.read('$150')
  await waitForMail(mail, /^Receipt/)
  return sheet
}

async function lookAtRequest(browser: DrivenBrowser): Promise<void> {
  await browser.click(link(visitor.name))
  await browser.see({ role: 'heading', name: visitor.name })
  await browser.click(button('Open photo 1'))
  await browser.see({ role: 'dialog', name: 'Enlarged photo' })
  await browser.read('1 of 2')
  await browser.click(button('Next photo'))
  await browser.read('2 of 2')
  await browser.click(button('Close'))
  await browser.expectHidden({ role: 'dialog', name: 'Enlarged photo' })
  await browser.click(button('Send again'))
  await browser.read('It goes out again within seconds.')
  await browser.click(button('Mark as contacted'))
  await browser.read(`${visitor.name} is marked as contacted.`)
}

/** The caller's job, with what was agreed; then the visitor's, with another price, photos and a mailed receipt. */
async function closeJobs(browser: DrivenBrowser, folder: string): Promise<void> {
  await browser.click(button(`Done: ${caller.name}`))
  await browser.click(button('Interac'))
  await browser.click(button('Mark as done'))
  await browser.read(`${caller.name} is marked as done.`)
  await browser.expectHidden({ role: 'dialog', name: `Job done: ${caller.name}` })

  await browser.click(button(`Done: ${visitor.name}`))
  await browser.set(field('Final price'), '150')
  await browser.click(button('Cash'))
  await browser.choose(await takePhotos(folder, ['swept.jpg', 'truck.jpg']))
  await browser.read('2 of 2 photos saved')
  await browser.click(button('Mark as done'))
  await browser.read(`${visitor.name} is marked as done.`)
  await browser.click(link(visitor.name))
  await browser.click(button('Make the receipt'))
  await browser.see({ role: 'heading', name: /^Receipt \d{4}-\d{4}$/ })
  await browser.click(button(/^Email .*@/))
}
