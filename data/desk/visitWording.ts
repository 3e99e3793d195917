/** Words of the day sheet and of closing a job. */
export const visitWording = {
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
    first === last ? `Show ${first}` : `Show ${first} to ${last}`,
  done: {
    title: (name: string) => `Job done: ${name}`,
    notYet: 'Not yet',
    photos: 'Photos after the job',
    takePhoto: 'Take a photo',
    addPhotos: 'Add photos',
    photosKept: (kept: number, all: number) => `${kept} of ${all} ${all === 1 ? 'photo' : 'photos'} saved`,
    photoFailed: 'This photo could not be saved.',
    again: 'Try again',
    tooMany: 'A request can have eight photos after the job.',
    save: 'Mark as done',
    saveAgain: 'Save',
    saved: 'Saved.',
  },
  after: 'After',
} as const
