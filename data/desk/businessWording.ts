// Apart from business.ts, whose code the server alone needs.

export const businessWording = {
  earlier: 'Month before',
  later: 'Month after',
  lists: { months: 'By month', sources: 'By source', services: 'By service', towns: 'By town' },
  columns: ['Name', 'Requests', 'Booked', 'Done', 'Dollars'],
  list: 'List',
  total: 'All',
  spanLabel: 'How long',
  spans: { 1: '1 month', 3: '3 months', 12: '12 months' },
  measureLabel: 'What the charts show',
  measures: { dollars: 'Dollars', done: 'Jobs done', booked: 'Booked' },
  chart: (measure: string, list: string) =>
    `${measure}, ${list.toLowerCase()}. The table has the same figures.`,
  lead: 'Requests and bookings count in the month they came in. Dollars are final prices before tax, on the day of the job.',
  empty: 'No requests and no jobs in this time.',
  download: 'Download as a spreadsheet',
  direct: 'Straight to the site',
  phone: 'Phone',
  otherService: 'Other',
  otherTown: 'Not known',
} as const

export type BusinessMeasure = keyof typeof businessWording.measures
