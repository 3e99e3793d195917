import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noisyPhoto } from '../browser/quotePhotos.ts'
import type { TestProxy } from '../site/openProxy.ts'
import type { DrivenBrowser, Part } from './drivenBrowser.ts'

export const visitor = { name: 'Ada Smith', phone: '(905) 555-0100', email: 'ada@example.com' }

/** The final message of the quote: the counted load, and the visitor's own words. */
export const message = 'A load of about 3 cubic yards (2 fridges): on the ground floor, by the side door'

const link = (name: Part['name']): Part => ({ role: 'link', name })
const button = (name: Part['name']): Part => ({ role: 'button', name })
const field = (name: Part['name']): Part => ({ role: 'textbox', name })

/**
 * A visit from the first page to the thanks: they read, estimate, compare, look at photos and ask for a quote. The connection breaks
 * when the first of their own photos is on its way, and is restored later.
 *
 * @param folder for the photo files
 */
export async function visitSite(browser: DrivenBrowser, proxy: TestProxy, folder: string): Promise<void> {
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
  await browser.expectValue(field(/^Message/), 'A load of about 3 cubic yards (2 fridges): ')

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
  await browser.click(button('Add photos or a day that suits'))
  await browser.choose(await takePhotos(folder, ['pile.jpg', 'door.jpg', 'stairs.jpg']))
  await browser.click(button('Remove door.jpg'))
  await browser.read('You can add six more photos.')
  await browser.click(button('Afternoon'))
  const cut = proxy.cutAt('PUT')
  await browser.click(button('Get Free Quote'))
  await browser.read('Quote request submitted successfully!')
  await cut
  await proxy.connectionRefused()
  proxy.restore()
  await browser.read('2 of 2 photos sent')
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
