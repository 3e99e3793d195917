/** Of the header's items: a row on large screens; on small ones a popover, which is the menu before hydration. */
export const navigationId = 'navigation'
