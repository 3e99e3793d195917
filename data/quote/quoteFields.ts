import { sameDayUntil, site } from '../company/site.ts'
import { fillTemplate } from '../fillTemplate.ts'

/** A part of the form behind a button of its own. */
export type FoldedPartName = 'photos' | 'day'

type FieldDescription = {
  /** Name in requests, and of the column in both databases. */
  name: string
  label: string
  /** "choices" are values with commas between, "load" is text of describeLoad. */
  kind: 'text' | 'tel' | 'email' | 'textarea' | 'date' | 'choice' | 'choices' | 'load'
  required?: boolean
  /** In characters, more than any visitor should need. */
  maxLength: number
  /** The fault of a required field that is empty. */
  missing?: string
  /** The fault of a value that its kind does not allow. */
  invalid?: string
  /** Hint below the field. */
  help?: string | undefined
  /** The hint once today can no longer be chosen. */
  helpLater?: string
  autoComplete?: string
  /** Placeholder; of a choice, the label of the empty option. */
  placeholder?: string
  /** Number of rows of a textarea. */
  rows?: number
  /** Options of a choice, or of choices. */
  options?: readonly { value: string; label: string }[]
  /** The folded part of the form that has the field. */
  folded?: FoldedPartName
  /** Filled in beside the form: by the postal check, or by the estimator. */
  beside?: boolean
  /** Shares its row with a neighbour where there is room. */
  halfWidth?: boolean
  /** Characters in `npm run quotes -- list`; "rest" takes what the line has left. */
  listWidth?: number | 'rest'
}

export const minPhoneDigits = 7
/** How many days ahead a visitor may ask for. */
export const furthestDay = 60

/** The times of day that a visitor may choose, in their order. */
export const visitWindows: readonly { value: string; label: string }[] = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
  { value: 'evening', label: 'Evening' },
]

/** Stairs, floor and distance: what the crew should bring. */
const accessOptions: readonly { value: string; label: string }[] = [
  { value: 'ground-floor', label: 'Ground floor' },
  { value: 'upper-floor', label: 'Upper floor' },
  { value: 'basement', label: 'Basement' },
  { value: 'stairs', label: 'Stairs' },
  { value: 'elevator', label: 'Elevator' },
  { value: 'long-walk', label: 'Long walk to the truck' },
]

/**
 * The fields of the quote form, in its order: form, draft, schema, columns, hash, mail, webhook, list, export and the desk
 * follow from this. A new field is optional, and needs a migration (a text column, not null, default '').
 */
const fields = [
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    required: true,
    maxLength: 200,
    missing: 'Please fill in your name.',
    autoComplete: 'name',
    halfWidth: true,
    listWidth: 20,
  },
  {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    required: true,
    maxLength: 100,
    missing: 'Please fill in your phone number.',
    invalid: `Please give a phone number with at least ${minPhoneDigits} digits.`,
    autoComplete: 'tel',
    halfWidth: true,
    listWidth: 18,
  },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    maxLength: 254,
    invalid: 'Please type an email address like name@example.com, or leave it empty.',
    autoComplete: 'email',
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'textarea',
    required: true,
    maxLength: 5000,
    missing: 'Please tell us what needs to be removed.',
    placeholder: 'Describe what needs to be removed...',
    rows: 4,
    listWidth: 'rest',
  },
  {
    name: 'postalCode',
    label: 'Postal code',
    kind: 'text',
    maxLength: 10,
    autoComplete: 'postal-code',
    beside: true,
  },
  {
    name: 'access',
    label: 'From the room to the truck',
    kind: 'choices',
    maxLength: 100,
    options: accessOptions,
    folded: 'photos',
  },
  {
    name: 'day',
    label: 'Preferred day',
    kind: 'date',
    maxLength: 10,
    invalid: `Please choose a day in the next ${furthestDay} days, or leave the day empty. For today, please call ${site.phoneDotted}.`,
    help: fillTemplate('If you need us today, call {phone} before {sameDayUntil}.', {
      phone: site.phoneDotted,
      sameDayUntil,
    }),
    helpLater: `It’s past ${sameDayUntil}: choose tomorrow or later.`,
    folded: 'day',
  },
  {
    name: 'window',
    label: 'Time of day',
    kind: 'choice',
    maxLength: 10,
    options: visitWindows,
    placeholder: 'Any time',
    folded: 'day',
  },
  {
    name: 'load',
    label: 'Load',
    kind: 'load',
    maxLength: 500,
    beside: true,
  },
] as const satisfies readonly FieldDescription[]

export type QuoteField = (typeof fields)[number]['name']
export type QuoteFieldDescription = FieldDescription & { name: QuoteField }

/** A quote request, sent by the form and stored by the server. Omitted optional fields are empty. */
export type QuoteRequest = Record<QuoteField, string>

export const quoteFields: readonly QuoteFieldDescription[] = fields

/** The fields that the form shows at first. */
export const shownFields = quoteFields.filter(({ folded, beside }) => !folded && !beside)
export const otherFields = quoteFields.filter((field) => !shownFields.includes(field))
export const foldedFields = quoteFields.filter(({ folded }) => folded)
/** The fields that a browser without script shows below the shown ones. */
export const plainFields = otherFields.filter(({ kind }) => kind !== 'load')

/** A record with a value for every field. */
export const mapFields = <Value>(valueFor: (field: QuoteFieldDescription) => Value) =>
  Object.fromEntries(quoteFields.map((field) => [field.name, valueFor(field)])) as Record<QuoteField, Value>

/** The values of a field of choices. */
export const choicesOf = (value: string): string[] => value.split(',').filter(Boolean)

/** Name of the hidden field that only programs fill in. */
export const honeypotField = 'website'

/** The first word of a name. */
export const firstName = (name: string): string => name.trim().split(/\s/, 1)[0] ?? ''
