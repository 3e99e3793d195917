/** Texts of the chips that choose a city, on home and on the pages of direct services. */
export const cityChoice = {
  label: 'Town',
  shownFor: 'These links go to the pages for {city}.',
}
