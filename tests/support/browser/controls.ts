import { expect, type Locator, type Page } from '@playwright/test'
import { hydrate } from './visit.ts'

export const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })

/** Found by label, because an open menu hides the roles outside it. */
export const menuButton = (page: Page): Locator => page.locator('header').getByLabel('Menu', { exact: true })

export async function openMenu(page: Page): Promise<void> {
  await hydrate(page)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}

export const galleryPath = '/before-after-gallery'

export const projects = ['Demolition Project 1', 'Demolition Project 2', 'Major Junk Removal'] as const

export const slideshow = (page: Page): Locator =>
  page.getByRole('group', { name: 'Before and after projects' })

/** The current slide. */
export const slide = (page: Page): Locator => slideshow(page).getByRole('group', { name: /^\d of 3$/ })

export async function expectSlide(page: Page, title: (typeof projects)[number]): Promise<void> {
  await expect(slideshow(page).getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(slide(page).getByRole('img')).toHaveCount(2)
}

/** The link of a photo, by its alternative text. */
export const photoLink = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('link', { name })

/** The first photo of the slideshow, and the first of those below it. */
export const shed = /^Backyard before the job/
export const trailer = /^Trailer loaded with a couch/

export const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Enlarged photo' })

export const enlarged = (page: Page): Locator => lightbox(page).getByRole('img')

export async function openPhoto(page: Page, name: string | RegExp): Promise<void> {
  await photoLink(page, name).click()
  await expect(enlarged(page)).toHaveAccessibleName(name)
}

export const closeButton = (page: Page): Locator => lightbox(page).getByRole('button', { name: 'Close' })
export const nextButton = (page: Page): Locator => lightbox(page).getByRole('button', { name: 'Next photo' })

export const estimator = (page: Page): Locator => page.locator('#pricing')
export const slider = (page: Page) => estimator(page).getByRole('slider', { name: 'Load size' })
export const countButton = (page: Page) =>
  estimator(page).getByRole('button', { name: 'Or count what you have' })
