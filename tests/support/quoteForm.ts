import type { Locator, Page } from '@playwright/test'

export type Fields = { name: string; phone: string; email?: string; message: string }

export const quoteForm = (page: Page): Locator => page.getByRole('form', { name: 'Get your free quote' })

export const sendButton = (page: Page): Locator =>
  quoteForm(page).getByRole('button', { name: 'Get Free Quote' })

export const toastRegion = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ })

export async function fillForm(page: Page, { name, phone, email = '', message }: Fields): Promise<void> {
  await quoteForm(page).getByLabel('Name').fill(name)
  await quoteForm(page).getByLabel('Phone').fill(phone)
  await quoteForm(page).getByLabel('Email').fill(email)
  await quoteForm(page).getByLabel('Message').fill(message)
}

/** What stands in the fields, in the shape fillForm takes. */
export async function readForm(page: Page): Promise<Required<Fields>> {
  const value = (label: string) => quoteForm(page).getByLabel(label).inputValue()
  return {
    name: await value('Name'),
    phone: await value('Phone'),
    email: await value('Email'),
    message: await value('Message'),
  }
}
