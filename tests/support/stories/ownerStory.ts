import { dayFromNow } from '../browser/desk.ts'
import type { DeployedSite } from '../site/deploySite.ts'
import type { DrivenBrowser, Part } from './drivenBrowser.ts'
import { visitor } from './visitorStory.ts'

const link = (name: Part['name']): Part => ({ role: 'link', name })
const button = (name: Part['name']): Part => ({ role: 'button', name })

/**
 * The owner’s story on a phone, from the command line’s link to the day sheet, with the quote of visitSite: they look at its
 * photos, have its mail sent again, call, and book the visit for tomorrow afternoon.
 *
 * @returns the day sheet as PDF, where the browser can print
 */
export async function bookVisit(browser: DrivenBrowser, site: DeployedSite): Promise<Buffer | undefined> {
  const [printed = ''] = site.desk('link').split('\n')
  const tomorrow = dayFromNow(1)

  await browser.resize(390, 844)
  await browser.open(site.url + printed.slice(printed.indexOf('/desk')))
  await browser.click(button('Sign in'))
  await browser.see({ role: 'heading', name: 'Requests' })
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
  await browser.set({ role: 'choice', name: 'Status' }, 'booked')
  await browser.set({ role: 'date', name: 'Day of the visit' }, tomorrow)
  await browser.set({ role: 'choice', name: 'Time of day' }, 'afternoon')
  await browser.type({ role: 'textbox', name: 'Address' }, '14 Lakeside Drive, Ajax')
  await browser.click(button('Save'))
  await browser.read(`${visitor.name} is booked.`)

  await browser.open(`${site.url}/desk/days/${tomorrow}`)
  await browser.see(link(visitor.name))
  await browser.read('14 Lakeside Drive, Ajax')
  await browser.read('Afternoon')
  return browser.print()
}
