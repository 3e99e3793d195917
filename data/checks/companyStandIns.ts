import type { Company } from './launchContent.ts'

/** The name this project came with. */
const standInBrand = 'Lugwell'

/** Hosts that nobody can own, reserved for examples (RFC 2606). */
const reservedHost = /(^|\.)example(\.(com|net|org))?$/

/** Numbers that ring nowhere: 555-0100 to 555-0199 of any area. */
const reservedNumber = /^\+1\d{3}55501\d{2}$/

/** Values of the company's record that are still stand-ins, one phrase each. */
export const companyStandIns = ({ brand, legalName, phone, email, origin }: Company): string[] => [
  ...(brand === standInBrand ? [`brand: ${brand}`] : []),
  ...(legalName.includes(standInBrand) ? [`legal name: ${legalName}`] : []),
  ...(reservedNumber.test(phone) ? [`phone: ${phone}`] : []),
  ...(reservedHost.test(email.slice(email.indexOf('@') + 1)) ? [`email: ${email}`] : []),
  ...(isReserved(origin) ? [`domain: ${origin}`] : []),
]

/** Addresses on other sites that lead nowhere yet. An icon without any address is shown inert, which is honest. */
export const addressStandIns = ({
  demolitionSite,
  poweredBy,
  reviewsSite,
  socialLinks,
  socialProfiles,
}: Company): string[] => [
  ...new Set(
    [demolitionSite, poweredBy, reviewsSite, ...socialLinks, ...socialProfiles].flatMap(
      ({ name, address }) => (address && isReserved(address) ? [`${name}: ${address}`] : []),
    ),
  ),
]

const isReserved = (address: string) => reservedHost.test(new URL(address).hostname)
