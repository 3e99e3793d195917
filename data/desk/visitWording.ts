import { fillTemplate } from '../fillTemplate.ts'

/** Of the week, the day sheet and closing a job. */
export const visitWording = {
  week: {
    earlier: 'Week before',
    later: 'Week after',
    thisWeek: 'This week',
    empty: 'No visits',
    closed: 'Closed',
    move: (name: string) => `Move ${name}`,
    moveHint: 'Shift with the arrow keys: left and right change the day, up and down the time of day.',
    moved: (name: string, when: string) => fillTemplate('{name} moved to {when}.', { name, when }),
  },
  truck: {
    fill: (yards: string, capacity: number) => `${yards} of ${capacity} cubic yards to come`,
    unknown: (count: number) => `${count} without a size`,
    over: (yards: string) => `${yards} over a full truck. Plan a trip to the disposal site.`,
    label: 'Truck',
  },
  day: {
    earlier: 'Day before',
    later: 'Day after',
    print: 'Print',
    round: 'Map of the route',
    roundPart: (first: number, last: number) =>
      first === last ? `Map, stop ${first}` : `Map, stops ${first} to ${last}`,
    empty: 'No visits on this day.',
    emptyLead: 'Set the day of the visit on a request and it shows up here.',
    followUps: 'Call again',
    since: (day: string) => `Since ${day}`,
    noAddress: 'No address yet',
    noLoad: 'Size not known',
    note: 'Note',
  },
  stop: {
    route: 'Route',
    call: 'Call',
    onMyWay: 'On my way',
    done: 'Done',
    of: (action: string, name: string) => `${action}: ${name}`,
    overlaps: (names: string) => `At the same time as ${names}`,
    /** On a stop that is done: opens the sheet again. */
    complete: 'Price and photos',
    notPaid: 'not paid yet',
  },
  back: { day: 'Back to the day', week: 'Back to the week' },
  earlierDays: (first: string, last: string) =>
    first === last ? `Show yesterday (${first})` : `Show the past days (${first} to ${last})`,
  done: {
    title: (name: string) => `Job done: ${name}`,
    notYet: 'Not yet',
    photos: 'Photos after the job',
    takePhoto: 'Take a photo',
    addPhotos: 'Add photos',
    photosKept: (kept: number, all: number) => `${kept} of ${all} ${all === 1 ? 'photo' : 'photos'} saved`,
    photoFailed: 'This photo could not be saved.',
    tooMany: 'A request can have eight photos after the job.',
    save: 'Mark as done',
  },
  after: 'After',
} as const
