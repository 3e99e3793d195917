import { site } from '../company/site.ts'
import { currency, inCubicYards } from '../prices/pricing.ts'
import { dayOf, describeDay } from '../quote/preferredDay.ts'
import type { DeskQuote, Receipt, WholeQuote } from './deskQuote.ts'
import { paymentName } from './quoteProgress.ts'

/** What receipts, their mails and the desk's screens about them say. */
export const receiptWording = {
  title: (number: string) => `Receipt ${number}`,
  replaced: (number: string) => `Receipt ${number} (replaced)`,
  mailSubject: (number: string) => `Receipt ${number} | ${site.brand}`,
  taxNumber: `${site.salesTax} number`,
  day: 'Date',
  customer: 'Customer',
  address: 'Address',
  total: 'Total',
  paidBy: (payment: string) => `Paid by ${payment}.`,
  notPaid: 'Not paid yet.',
  replaces: (number: string) => `This receipt replaces receipt ${number}.`,
  replacedBy: (number: string) => `Receipt ${number} has replaced this one.`,
  panel: 'Receipt',
  make: 'Make the receipt',
  makeNew: 'Make a new receipt',
  saveFirst: 'Save what you typed first.',
  needsPrice: 'It needs the final price first.',
  back: 'Back to the request',
  email: (address: string) => `Email ${address}`,
  emailAgain: (address: string) => `Email ${address} again`,
  text: 'Text',
  mailed: (email: string) => `On its way to ${email}.`,
  noEmail: 'The customer gave no email address. Add one to the request to email this.',
  print: 'Print',
  noReceipt: 'There is no such receipt.',
  notDone: 'A receipt needs a job that is done and has its final price.',
  noMail: 'This desk can’t send email yet. Print the receipt, or text it to the customer.',
} as const

/** A number of cubic yards is named only if somebody wrote it down after the job. */
type Billed = Pick<DeskQuote, 'name' | 'address' | 'email' | 'finalCubicYards' | 'paidBy'>

/** What a receipt for this final price says, before it has its number. Tax is rounded to cents, half a cent up. */
export function billFor(
  { name, address, email, finalCubicYards, paidBy }: Billed,
  finalPrice: number,
): Omit<Receipt, 'number' | 'day' | 'replaces'> {
  const cents = Math.round(finalPrice * 100)
  const taxCents = Math.round((cents * site.salesTaxRate) / 100)
  const load = finalCubicYards === null ? '' : `, ${inCubicYards(finalCubicYards)}`
  return {
    customer: { name, address, email },
    lines: [{ text: `${site.serviceType}${load}`, amount: cents / 100 }],
    tax: taxCents / 100,
    total: (cents + taxCents) / 100,
    paidBy,
  }
}

type Bill = ReturnType<typeof billFor>

/** Whether both charge one customer the same for the same. An email address stands on no receipt. */
export const isSameBill = (one: Bill, other: Bill): boolean => basisOf(one) === basisOf(other)

/** The latest receipt, if it charges what the job costs now. */
export function currentReceipt(quote: WholeQuote): Receipt | undefined {
  const { finalPrice, receipts = [] } = quote
  const latest = receipts.at(-1)
  const isCurrent = latest && finalPrice !== null && isSameBill(latest, billFor(quote, finalPrice))
  return isCurrent ? latest : undefined
}

/** On the button of a done job: opens its receipt, or makes the next one. */
export const receiptLabel = (quote: WholeQuote): string => {
  const current = currentReceipt(quote)
  if (current) return receiptWording.title(current.number)
  return (quote.receipts ?? []).length > 0 ? receiptWording.makeNew : receiptWording.make
}

const basisOf = ({ customer: { name, address }, lines, paidBy }: Bill): string =>
  JSON.stringify([name, address, lines.map(({ text, amount }) => [text, amount]), paidBy])

/** "2026-0001" */
export const receiptNumber = (year: number, position: number): string =>
  `${year}-${String(position).padStart(4, '0')}`

/** The year at the company. */
export const yearOf = (time: number | Date): number => Number(dayOf(time).slice(0, 4))

const money = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(site.language, {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    ...options,
  })
  return (amount: number): string => format.format(amount)
}

/** "$1,250.00" */
const exactDollars = money({})
/** "$1,250" */
export const wholeDollars = money({ maximumFractionDigits: 0 })

/** A receipt in the lines of a text message. */
export function receiptText(receipt: Receipt): string {
  const { title, company, amounts, notes } = describeReceipt(receipt)
  return [company[0], title, ...amounts.map((amount) => amount.join(': ')), ...notes].join('\n')
}

/** "With HST: $293.80", of a final price */
export const withTax = (quote: Billed, finalPrice: number): string =>
  `With ${site.salesTax}: ${exactDollars(billFor(quote, finalPrice).total)}`

/** The texts of a receipt in their order, for the screen and the mail. Empty rows are left out. */
export function describeReceipt({ number, day, customer, lines, tax, total, paidBy, replaces }: Receipt) {
  const rows = [
    [receiptWording.day, describeDay(day)],
    [receiptWording.customer, customer.name],
    [receiptWording.address, customer.address],
  ] as const
  return {
    title: receiptWording.title(number),
    company: [
      site.legalName,
      site.phoneBracketed,
      site.email,
      ...(site.taxNumber ? [`${receiptWording.taxNumber}: ${site.taxNumber}`] : []),
    ],
    rows: rows.filter(([, text]) => text !== ''),
    amounts: [
      ...lines.map(({ text, amount }) => [text, exactDollars(amount)] as const),
      [site.salesTax, exactDollars(tax)] as const,
      [receiptWording.total, exactDollars(total)] as const,
    ],
    notes: [
      paidBy ? receiptWording.paidBy(paymentName(paidBy)) : receiptWording.notPaid,
      ...(replaces ? [receiptWording.replaces(replaces)] : []),
    ],
  }
}
