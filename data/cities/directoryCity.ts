/** Slug of the city whose pages a list of services leads to where no city has been chosen yet. */
export const directoryCity = 'pickering'
