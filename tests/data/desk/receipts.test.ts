import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import type { WholeQuote } from '#data/desk/deskQuote.ts'
import {
  billFor,
  currentReceipt,
  describeReceipt,
  receiptLabel,
  receiptNumber,
  withTax,
} from '#data/desk/receipts.ts'

const customer = { name: 'Ada', address: '', email: '' }
const job = { ...customer, finalCubicYards: null, paidBy: '' }

const prices = [0, 0.01, 0.5, 42.35, 55, 100.1, 1234.56, 99_999]

test.each(prices)('the tax on %d dollars is whole cents', (price) => {
  const { tax, total, lines } = billFor(job, price)

  const exact = Math.round(price * 100) * site.salesTaxRate
  expect(Math.abs(Math.round(tax * 100) * 100 - exact)).toBeLessThanOrEqual(50)
  expect([tax, total].map((amount) => Number(amount.toFixed(2)))).toEqual([tax, total])
  expect(total).toBeCloseTo(price + tax, 5)
  expect(lines).toEqual([{ text: site.serviceType, amount: price }])
})

test('a receipt leaves out what is not known, and says what it replaces and that it is not paid', () => {
  const receipt = { number: '2026-0012', day: '2026-11-30', replaces: '2026-0011', ...billFor(job, 1250) }

  const { title, rows, amounts, notes, company } = describeReceipt(receipt)

  expect(title).toBe('Receipt 2026-0012')
  expect(rows).toEqual([
    ['Date', 'Monday, November 30, 2026'],
    ['Customer', 'Ada'],
  ])
  expect(amounts[0]).toEqual([site.serviceType, '$1,250.00'])
  expect(notes).toEqual(['Not paid yet.', 'This receipt replaces receipt 2026-0011.'])
  expect(company.slice(0, 3)).toEqual([site.legalName, site.phoneBracketed, site.email])
  expect(describeReceipt({ ...receipt, replaces: null, paidBy: 'cash' }).notes).toHaveLength(1)
})

test('a price is shown with its tax, and a final price that has changed needs a new receipt, of four digits or more', () => {
  const receipt = { number: '2026-0012', day: '2026-11-30', replaces: null, ...billFor(job, 1250) }
  const at = (finalPrice: number | null, receipts = [receipt]) =>
    ({ ...job, finalPrice, receipts }) as unknown as WholeQuote

  expect(withTax(job, 1250)).toContain(String(describeReceipt(receipt).amounts.at(-1)?.[1]))
  expect(currentReceipt(at(1250))).toEqual(receipt)
  expect([at(1300), at(null), at(1250, [])].filter(currentReceipt)).toEqual([])
  expect([at(1250), at(1300), at(1250, [])].map(receiptLabel)).toEqual([
    'Receipt 2026-0012',
    'Make a new receipt',
    'Make the receipt',
  ])
  expect([receiptNumber(2026, 1), receiptNumber(2026, 12_345)]).toEqual(['2026-0001', '2026-12345'])
})
