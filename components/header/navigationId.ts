/** Of the header's items: a row on large screens; on small ones a popover, which is the menu until the page is alive. */
export const navigationId = 'navigation'
